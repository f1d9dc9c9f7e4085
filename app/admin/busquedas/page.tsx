import type { Metadata } from "next";
import { AdminPage } from "@/components/admin/admin-page";
import { PERIODS, PeriodLinks, SearchedTerms } from "@/components/admin/searches/searched-terms";
import { SynonymTable } from "@/components/admin/searches/synonym-table";
import { TabLinks } from "@/components/admin/tab-links";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { routes } from "@/lib/routes";
import { listSearches, listSynonyms, type SynonymMark } from "@/lib/search/server/administration";
import { MAX_SYNONYM_CHARACTERS } from "@/lib/search/synonym";
import { textOf } from "@/lib/text/text-of";
import { toVisibleText } from "@/lib/text/visible-text";

export const metadata: Metadata = { title: "Búsquedas" };

const DEFAULT_DAYS = 30;

/** "{id} {folded term}", as `desde` holds it; "c{id} …" of a class of the census. */
const MARK = /^(c?)(\d{1,15}) (.{1,200})$/;

function readMark(text: string): SynonymMark | null {
  const [, isClass, id, plano] = MARK.exec(text) ?? [];
  return id && plano ? { isClass: isClass === "c", id: Number(id), plano } : null;
}

const LISTS = [
  {
    id: "sin-resultados",
    kind: "sin_resultados",
    title: "Sin resultados",
    empty: "Nada se quedó sin resultados en estos días.",
    isMendable: true,
  },
  {
    id: "faltas",
    kind: "faltas",
    title: "Avisaron que falta",
    empty: "Aquí sale lo que escriben en «Avísanos qué falta».",
    isMendable: true,
  },
  {
    id: "mas",
    kind: "veces",
    title: "Lo más buscado",
    empty: "Nadie ha buscado en estos días.",
    isMendable: false,
  },
] as const;

export default async function SearchesPage({ searchParams }: PageProps<"/admin/busquedas">) {
  const query = await searchParams;
  const { id } = await requireAdmin(routes.adminSearches());
  const days = PERIODS.find((each) => String(each) === textOf(query.dias)) ?? DEFAULT_DAYS;
  const term = toVisibleText(textOf(query.sinonimo)).slice(0, MAX_SYNONYM_CHARACTERS);
  const isOnlyOwn = textOf(query.propios) === "1";
  const after = readMark(textOf(query.desde));
  const ver = LISTS.find((list) => list.id === textOf(query.ver))?.id ?? LISTS[0].id;
  const [lists, { synonyms, next }] = await Promise.all([
    Promise.all(LISTS.map(async (list) => ({ ...list, terms: await listSearches(id, list.kind, days) }))),
    listSynonyms(id, { term, isOnlyOwn, after }),
  ]);
  const nextHref =
    next &&
    routes.adminSearches({
      dias: days,
      sinonimo: term,
      propios: isOnlyOwn ? "1" : null,
      desde: `${next.isClass ? "c" : ""}${next.id} ${next.plano}`,
    });
  return (
    <AdminPage
      title="Búsquedas"
      beside={<PeriodLinks days={days} ver={ver} />}
      aviso={query.aviso}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="lg:hidden">
          <TabLinks
            label="Listas"
            tabs={lists.map(({ id: list, title, terms }) => ({
              href: routes.adminSearches({ dias: days, ver: list }),
              label: title,
              isCurrent: list === ver,
              count: terms.length,
            }))}
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-3">
          {lists.map(({ kind, ...list }) => (
            <SearchedTerms key={kind} {...list} isShownOnPhones={list.id === ver} />
          ))}
        </div>
      </div>
      <SynonymTable synonyms={synonyms} term={term} isOnlyOwn={isOnlyOwn} days={days} nextHref={nextHref} />
    </AdminPage>
  );
}
