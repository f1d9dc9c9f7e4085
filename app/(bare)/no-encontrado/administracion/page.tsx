import "../../../private.css";
import type { Metadata } from "next";
import { MAIN_CONTENT_ID } from "@/components/layout/skip-link";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";

export const metadata: Metadata = { title: "Página no encontrada", robots: { index: false, follow: false } };

/** Replaces a missing page of the administration, with 404, at the gateway. Without the site's frame. */
export default function MissingAdminPage() {
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className="page-width section-space flex-1 outline-none">
      <h1 className="text-2xl">Página no encontrada</h1>
      <p className="mt-2 text-ink-soft">Esta dirección no existe o cambió. Puede que el negocio ya no esté.</p>
      <Link href={routes.admin()} className="tap-target mt-4 inline-block text-link">
        Ir a la administración
      </Link>
    </main>
  );
}
