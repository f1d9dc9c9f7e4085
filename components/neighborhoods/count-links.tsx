import Link from "next/link";
import { formatNumber } from "@/lib/format";

type CountLinksProps = {
  /** In display order; `total` counts businesses. */
  links: readonly { href: string; name: string; total: number }[];
};

/** Names with numbers, as chips that lead on. */
export function CountLinks({ links }: CountLinksProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ href, name, total }) => (
        <li key={href}>
          <Link
            href={href}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-white px-4 font-semibold text-sm hover:border-field"
          >
            {name}
            <span className="font-normal text-ink-soft">{formatNumber(total)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
