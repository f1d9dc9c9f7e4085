import { Link } from "@/components/ui/link";

type OlderLinkProps = {
  href: string | null;
  firstHref: string | null;
};

export function OlderLink({ href, firstHref }: OlderLinkProps) {
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
