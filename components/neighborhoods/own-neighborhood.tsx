import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";

type OwnNeighborhoodProps = {
  children: ReactNode;
};

/** The visitor's colonia, kept by this browser; a plain form without JavaScript. */
export const OwnNeighborhood = ({ children }: OwnNeighborhoodProps) => (
  <div data-script-now="own-neighborhood">
    <p hidden suppressHydrationWarning className="flex flex-wrap items-center gap-2">
      <Link href={routes.neighborhoods()} suppressHydrationWarning className={buttonVariants({ variant: "secondary" })}>
        Negocios en tu colonia
      </Link>
      <button type="button" className={buttonVariants({ variant: "ghost" })}>
        Cambiar
      </button>
    </p>
    <form action={routes.chooseNeighborhood()} suppressHydrationWarning className="flex max-w-narrow gap-2">
      {children}
    </form>
  </div>
);
