import { Link } from "@/components/ui/link";
import { Icon } from "./icon";

type BreadcrumbsProps = {
  crumbs: readonly { name: string; path: string }[];
};

export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  const parents = crumbs.slice(0, -1);
  return (
    <nav aria-label="Ruta">
      <ol className="-ml-1 flex flex-wrap items-center text-sm">
        {parents.map(({ name, path }, index) => (
          <li key={path} className="flex items-center">
            {index > 0 && <Icon name="chevron-right" className="size-4 shrink-0 text-ink-soft" />}
            <Link href={path} className="inline-flex min-h-11 items-center px-1 text-ink-soft hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
