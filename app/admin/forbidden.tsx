import type { Metadata } from "next";
import { MAIN_CONTENT_ID } from "@/components/layout/skip-link";
import { buttonVariants } from "@/components/ui/button";
import { AUTH_MESSAGES } from "@/lib/auth/messages";
import { routes } from "@/lib/routes";

export const metadata: Metadata = { title: "Acceso denegado" };

/** For whoever is signed in and no administrator. */
export default function Forbidden() {
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className="page-width flex-1 py-10 outline-none">
      <h1 className="text-3xl">Administración</h1>
      <p role="alert" className="mt-4 text-ink-soft">
        {AUTH_MESSAGES.accessDenied}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={routes.home()} className={buttonVariants({ variant: "outline" })}>
          Ir al sitio
        </a>
        <form action={routes.signOut()} method="post">
          <button type="submit" className={buttonVariants({ variant: "outline" })}>
            Cerrar sesión
          </button>
        </form>
      </div>
    </main>
  );
}
