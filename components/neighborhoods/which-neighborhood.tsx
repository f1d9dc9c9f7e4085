import { CountLinks } from "@/components/lists/count-links";
import { Link } from "@/components/ui/link";
import { MESSAGES } from "@/lib/messages";
import { routes } from "@/lib/routes";

type WhichNeighborhoodProps = {
  /** Slug as it stands in the address: part of the name of several. */
  slug: string;
  neighborhoods: readonly { slug: string; name: string; total: number }[];
};

export function WhichNeighborhood({ slug, neighborhoods }: WhichNeighborhoodProps) {
  return (
    <div className="page-width section-space">
      <h1 className="text-2xl">{MESSAGES.whichNeighborhood}</h1>
      <p className="mt-2 mb-4 text-ink-soft">
        No conocemos una que se llame solo «{slug.replaceAll("-", " ")}». Quizá es una de estas.
      </p>
      <CountLinks
        links={neighborhoods.map((each) => ({
          href: routes.neighborhood(each.slug),
          name: each.name,
          total: each.total,
        }))}
      />
      <p className="mt-6">
        <Link href={routes.neighborhoods()} className="text-link inline-flex min-h-11 items-center">
          Ver todas las colonias
        </Link>
      </p>
    </div>
  );
}
