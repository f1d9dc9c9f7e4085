import { Link } from "@/components/ui/link";

export function OlderLink({ href, firstHref }: { href: string | null; firstHref: string | null }) {
  if (href === null && firstHref === null) return null;
  return (
    <nav aria-label="Páginas de la lista" className="flex flex-wrap gap-6">
      {firstHref !== null && (
        <Link href={firstHref} className="text-link inline-flex min-h-11 items-center">
          Lo más nuevo
        </Link>
      )}
      {href !== null && (
        <Link href={href} rel="next" className="text-link inline-flex min-h-11 items-center">
          Ver más antiguos
        </Link>
      )}
    </nav>
  );
}
