import type { Metadata } from "next";
import { MAIN_CONTENT_ID } from "@/components/layout/skip-link";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { AUTH_MESSAGES } from "@/lib/auth/messages";
import { requireViewer } from "@/lib/auth/server/viewer";
import { routes } from "@/lib/routes";

export const instant = false;

export const metadata: Metadata = { title: "Administración", robots: { index: false, follow: false } };

/** Who may come in, and nothing else yet. Without the site's header and footer. */
export default async function AdminPage() {
  const viewer = await requireViewer(routes.admin());
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className="page-width flex-1 py-10 outline-none">
      <h1 className="text-3xl">Administración</h1>
      <p role={viewer.isAdmin ? undefined : "alert"} className="mt-4 text-ink-soft">
        {viewer.isAdmin ? `Entraste como ${viewer.email}.` : AUTH_MESSAGES.accessDenied}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link href={routes.home()} className={buttonVariants({ variant: "outline" })}>
          Ir al sitio
        </Link>
        <form action={routes.signOut()} method="post">
          <button type="submit" className={buttonVariants({ variant: "outline" })}>
            Cerrar sesión
          </button>
        </form>
      </div>
    </main>
  );
}
