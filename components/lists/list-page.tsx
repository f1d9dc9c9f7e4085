import { CategoryPicture } from "@/components/businesses/category-picture";
import { directoryHref } from "@/components/directory/directory-href";
import { listedBusiness } from "@/components/directory/listed-business";
import { ResultList } from "@/components/directory/result-card";
import { type View, ViewSwitch } from "@/components/directory/view-switch";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Icon, type IconName } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Pagination } from "@/components/ui/pagination";
import type { CategorySlug } from "@/lib/categories/categories";
import { formatCount } from "@/lib/format";
import { countPages, type DirectoryQuery } from "@/lib/search/directory-query";
import type { FoundBusiness } from "@/lib/search/model";
import { BusinessListData } from "./business-list-data";
import { type CountLink, CountLinks } from "./count-links";

const FILTERS: readonly { icon: IconName; label: string; filters: Partial<DirectoryQuery> }[] = [
  { icon: "locate-fixed", label: "Cerca de mí", filters: { sort: "nearby" } },
  { icon: "clock", label: "Abierto ahora", filters: { isOpenNow: true } },
  { icon: "phone", label: "Con teléfono", filters: { hasPhone: true } },
  { icon: "filters", label: "Filtros", filters: {} },
];

/** The ways from a kept list into the directory, which answers each visitor: by distance, by the hour, by anything else. */
function ListFilters({ preset }: { preset: Partial<DirectoryQuery> }) {
  return (
    <ul className="chip-row mb-2 flex gap-2 sm:flex-wrap max-sm:mb-0.5">
      {FILTERS.map(({ icon, label, filters }) => (
        <li key={label} className="shrink-0">
          <Link
            href={directoryHref({ ...preset, ...filters })}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-field bg-card px-3 font-semibold text-sm hover:bg-paper"
          >
            <Icon name={icon} className="size-4 shrink-0" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type ListLinks = { title: string; links: readonly CountLink[] };

type ListPageProps = {
  siteUrl: string;
  title: string;
  picture?: CategorySlug | null;
  crumbs: readonly { name: string; path: string }[];
  links: readonly ListLinks[];
  preset: Partial<DirectoryQuery>;
  businesses: readonly FoundBusiness[];
  view?: View;
  emptyText?: string;
  total: number;
  /** Counts from 1. */
  page: number;
  hrefForPage: (page: number) => string;
};

/** The page of a list that is kept until a business changes: of a category, an activity, a colonia, or of both. */
export function ListPage(props: ListPageProps) {
  const { siteUrl, title, picture, crumbs, links, preset, businesses, emptyText, total, page, hrefForPage } = props;
  const { view = "list" } = props;
  const rows = businesses.map(listedBusiness);
  return (
    <>
      <BusinessListData
        siteUrl={siteUrl}
        path={hrefForPage(page)}
        crumbs={crumbs}
        rows={rows}
        total={total}
        page={page}
      />
      <div className="border-line border-b bg-sand">
        <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-y-4 pt-3 pb-5 lg:pt-6 lg:pb-8">
          <div>
            <Breadcrumbs crumbs={crumbs} />
            <div className="mt-1 flex flex-wrap items-center gap-4">
              {picture && <CategoryPicture slug={picture} className="size-16 rounded-card lg:size-20" />}
              <h1 className="min-w-0 flex-[1_1_12rem] text-xl lg:text-2xl">{title}</h1>
            </div>
          </div>
          {links
            .filter((group) => group.links.length > 0)
            .map((group) => (
              <nav key={group.title} aria-label={group.title}>
                <h2 className="mb-1.5 text-sm">{group.title}</h2>
                <CountLinks links={group.links} isOneLine />
              </nav>
            ))}
        </div>
      </div>
      <div className="page-width pt-4 pb-12 lg:pb-20">
        {businesses.length === 0 ? (
          <p className="py-12 text-center text-ink-soft">{emptyText}</p>
        ) : (
          <section aria-labelledby="resultados">
            <ListFilters preset={preset} />
            <ViewSwitch
              usual={view}
              heading={
                <h2 id="resultados" className="text-base">
                  {formatCount(total, "negocio", "negocios")}
                </h2>
              }
            >
              <ResultList rows={rows} usual={view} />
            </ViewSwitch>
          </section>
        )}
        <div className="mt-8">
          <Pagination page={page} pageCount={countPages(total)} hrefForPage={hrefForPage} />
        </div>
      </div>
    </>
  );
}
