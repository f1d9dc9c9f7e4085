import { Link } from "@/components/ui/link";
import { cn } from "@/lib/cn";

type SortLinkProps = {
  label: string;
  href: string;
  isSorted: boolean;
  isDescending: boolean;
  className?: string | undefined;
};

export function SortLink({ label, href, isSorted, isDescending, className }: SortLinkProps) {
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDescending ? "descending" : "ascending") : undefined}
      className={cn("px-2", className)}
    >
      <Link href={href} className="inline-flex min-h-11 items-center gap-1 font-semibold -outline-offset-3">
        {label}
        {isSorted && <span aria-hidden="true">{isDescending ? "↓" : "↑"}</span>}
      </Link>
    </th>
  );
}
