import { CountLinks } from "@/components/lists/count-links";
import { PLACE } from "@/lib/brand";
import type { Business } from "@/lib/businesses/model";
import { routes } from "@/lib/routes";
import type { ListsOfBusiness } from "@/lib/search/model";
import { hasOwnPage } from "@/lib/search/own-page";
import { Section } from "./section";

type ListsBlockProps = { business: Pick<Business, "activity" | "neighborhood">; lists: ListsOfBusiness };

export function ListsBlock({ business, lists }: ListsBlockProps) {
  const { activity, neighborhood } = business;
  const { activity: ofActivity, neighborhood: ofNeighborhood, both } = lists;
  const links = [];
  if (activity && neighborhood && ofActivity.slug && ofNeighborhood.slug && hasOwnPage({ total: both })) {
    const href = routes.neighborhoodList(ofNeighborhood.slug, ofActivity.slug);
    links.push({ href, name: `${activity} en ${neighborhood}`, total: both });
  }
  if (activity && ofActivity.slug) {
    const name = `${activity} en ${PLACE.borough}`;
    links.push({ href: routes.activity(ofActivity.slug), name, total: ofActivity.total });
  }
  if (neighborhood && ofNeighborhood.slug && hasOwnPage(ofNeighborhood)) {
    const name = `Negocios en ${neighborhood}`;
    links.push({ href: routes.neighborhood(ofNeighborhood.slug), name, total: ofNeighborhood.total });
  }
  if (links.length === 0) return null;
  return (
    <Section id="listas" title="Más como este">
      <CountLinks links={links} />
    </Section>
  );
}
