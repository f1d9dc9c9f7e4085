import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { AccountLink } from "./account-link";

/** "Ingresar", or what somebody who is signed in needs: the page script says who that is (`follow-session.ts`). */
export const SessionLinks = ({ className }: { className: string }) => (
  <>
    <AccountLink className={className} />
    <span className="hidden signed-in-admin:contents">
      <Link href={routes.admin()} className={className}>
        Admin
      </Link>
    </span>
    {/* A whole page load: nothing of the session stays in the browser's memory. */}
    <form action={routes.signOut()} method="post" className="hidden signed-in:contents">
      <button type="submit" className={`${className} cursor-pointer text-left`}>
        Cerrar sesión
      </button>
    </form>
  </>
);
