import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";

/** "Ingresar", or the panel of somebody who is signed in. Without JavaScript "Ingresar" stays, and its page leads on. */
export const AccountLink = ({ className }: { className: string }) => (
  <>
    <span className="contents signed-in:hidden">
      <Link href={routes.login()} className={className}>
        Ingresar
      </Link>
    </span>
    <span className="hidden signed-in:contents">
      <Link href={routes.ownerPanel()} className={className}>
        Mi negocio
      </Link>
    </span>
  </>
);
