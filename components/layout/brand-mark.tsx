import { Link } from "@/components/ui/link";
import { BRAND } from "@/lib/brand";
import { routes } from "@/lib/routes";

export function BrandMark() {
  return (
    <Link href={routes.home()} className="brand-mark">
      <svg viewBox="0 0 24 24" className="size-6 shrink-0" aria-hidden="true">
        <path d="M12 1 23 12 12 23 1 12Z" fill="var(--color-action)" />
        <path d="M12 7.5 16.5 12 12 16.5 7.5 12Z" fill="var(--color-ink)" />
      </svg>
      {BRAND.name}
    </Link>
  );
}
