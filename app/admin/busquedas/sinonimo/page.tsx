import type { Metadata } from "next";
import { AdminPage } from "@/components/admin/admin-page";
import { SynonymForm, SynonymTrial } from "@/components/admin/searches/synonym-trial";
import { Link } from "@/components/ui/link";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { routes } from "@/lib/routes";
import { changeSynonym } from "@/lib/search/server/administration";
import { isTriable, synonymDraftSchema } from "@/lib/search/synonym";
import { saveSynonym } from "./actions";

export const metadata: Metadata = { title: "Sinónimo" };

export default async function SynonymPage({ searchParams }: PageProps<"/admin/busquedas/sinonimo">) {
  const query = await searchParams;
  const { id } = await requireAdmin(routes.adminSynonym());
  const draft = synonymDraftSchema.parse(query);
  const outcome = isTriable(draft) ? await changeSynonym(id, draft, false) : null;
  const title = draft.borrar ? "Borrar sinónimo" : draft.id === null ? "Agregar sinónimo" : "Cambiar sinónimo";
  return (
    <AdminPage
      title={title}
      beside={
        <Link href={routes.adminSearches()} className="text-link inline-flex min-h-11 items-center">
          Volver a la lista
        </Link>
      }
      aviso={query.aviso}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      <SynonymForm draft={draft} />
      {outcome && <SynonymTrial draft={draft} outcome={outcome} save={saveSynonym} />}
    </AdminPage>
  );
}
