import { directoryHref } from "@/components/directory/directory-href";
import { Icon, type IconName } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { DirectoryQuery } from "@/lib/search/directory-query";

const FILTERS: readonly { icon: IconName; label: string; filters: Partial<DirectoryQuery> }[] = [
  { icon: "locate-fixed", label: "Cerca de mí", filters: { sort: "nearby" } },
  { icon: "clock", label: "Abierto ahora", filters: { isOpenNow: true } },
  { icon: "phone", label: "Con teléfono", filters: { hasPhone: true } },
  { icon: "filters", label: "Filtros", filters: {} },
];

/** The ways from a kept list into the directory, which answers each visitor: by distance, by the hour, by anything else. */
export function ListFilters({ preset }: { preset: Partial<DirectoryQuery> }) {
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
