import type { Metadata } from "next";
import { z } from "zod";
import { AdminHeading } from "@/components/admin/admin-heading";
import { Flash } from "@/components/admin/flash";
import { PERIODS, PeriodLinks } from "@/components/admin/searches/period-links";
import { SearchedTerms } from "@/components/admin/searches/searched-terms";
import { SynonymTable } from "@/components/admin/searches/synonym-table";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { routes } from "@/lib/routes";
import { listSearches, listSynonyms, type SynonymMark } from "@/lib/search/server/administration";
import { MAX_SYNONYM_CHARACTERS } from "@/lib/search/synonym";
import { textOf } from "@/lib/text/text-of";
import { toVisibleText } from "@/lib/text/visible-text";

export const metadata: Metadata = { title: "Búsquedas" };

const DEFAULT_DAYS = 30;

/** "{id} {folded term}", as `desde` holds it. */
const mark = z
  .string()
  .regex(/^\d{1,15} .{1,200}$/)
  .transform((text): SynonymMark => ({ id: Number.parseInt(text, 10), plano: text.slice(text.indexOf(" ") + 1) }));

/** What is searched for and not found, and the synonyms that mend it. */
export default async function SearchesPage({ searchParams }: PageProps<"/admin/busquedas">) {
  const query = await searchParams;
  const { id } = await requireAdmin(routes.adminSearches());
  const days = PERIODS.find((each) => String(each) === textOf(query.dias)) ?? DEFAULT_DAYS;
  const term = toVisibleText(textOf(query.sinonimo)).slice(0, MAX_SYNONYM_CHARACTERS);
  const isOnlyOwn = textOf(query.propios) === "1";
  const after = mark.safeParse(textOf(query.desde)).data ?? null;
  const [most, unfound, missed, { synonyms, next }] = await Promise.all([
    listSearches(id, "veces", days),
    listSearches(id, "sin_resultados", days),
    listSearches(id, "faltas", days),
    listSynonyms(id, { term, isOnlyOwn, after }),
  ]);
  const nextHref =
    next &&
    routes.adminSearches({
      dias: days,
      sinonimo: term,
      propios: isOnlyOwn ? "1" : null,
      desde: `${next.id} ${next.plano}`,
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <AdminHeading title="Búsquedas">
        <PeriodLinks days={days} />
      </AdminHeading>
      <Flash name={query.aviso} />
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <SearchedTerms
          id="sin-resultados"
          title="Sin resultados"
          empty="Nada se quedó sin resultados en estos días."
          terms={unfound}
          isMendable
        />
        <SearchedTerms
          id="faltas"
          title="Avisaron que falta"
          empty="Aquí sale lo que escriben en «Avísanos qué falta»."
          terms={missed}
          isMendable
        />
        <SearchedTerms id="mas-buscado" title="Lo más buscado" empty="Nadie ha buscado en estos días." terms={most} />
      </div>
      <SynonymTable synonyms={synonyms} term={term} isOnlyOwn={isOnlyOwn} days={days} nextHref={nextHref} />
    </div>
  );
}
