import type { Metadata } from "next";
import { OpenClaims } from "@/components/admin/open-claims";
import { MAIN_CONTENT_ID } from "@/components/layout/skip-link";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { flashMessage } from "@/lib/admin/messages";
import { AUTH_MESSAGES } from "@/lib/auth/messages";
import { requireViewer } from "@/lib/auth/server/viewer";
import { listOpenClaims } from "@/lib/claims/server/queries";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";
import { decide } from "./actions";

export const instant = false;

export const metadata: Metadata = { title: "Administración", robots: { index: false, follow: false } };

/** Claims to decide, and nothing else yet. Whoever is no administrator sees none of it. Without the site's header and footer. */
export default async function AdminPage({ searchParams }: PageProps<"/admin">) {
  const viewer = await requireViewer(routes.admin());
  const message = flashMessage(textOf((await searchParams).aviso));
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className="page-width flex-1 py-10 outline-none">
      <h1 className="text-3xl">Administración</h1>
      <p role={viewer.isAdmin ? undefined : "alert"} className="mt-4 text-ink-soft">
        {viewer.isAdmin ? `Entraste como ${viewer.email}.` : AUTH_MESSAGES.accessDenied}
      </p>
      {viewer.isAdmin && message && (
        <p role="status" className="mt-6 rounded-card bg-sand px-5 py-4">
          {message}
        </p>
      )}
      {viewer.isAdmin && <OpenClaims claims={await listOpenClaims()} decide={decide} />}
      <div className="mt-8 flex flex-wrap gap-3">
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
