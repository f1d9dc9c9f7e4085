import { PLACE } from "@/lib/brand";
import { cutText } from "@/lib/seo/cut-text";
import { fold } from "@/lib/text/fold";
import { slugify } from "@/lib/text/slugify";
import { factsOf, streetOf, tradeOf } from "./facts";
import type { Business, Neighbor } from "./model";

/** Specification, section 9. */
const META_DESCRIPTION_LENGTH = 150;
/** Search engines show about 60 characters and read on; with more, the borough is left out. */
const TITLE_LENGTH = 100;

/** True if another business had the name before: then the slug is more than the name. */
const hasNamesake = ({ slug, name }: Pick<Business, "slug" | "name">): boolean => !slugify(name).startsWith(slug);

/** "Tlapalería Susi: Ferretería y tlapalería"; the name alone where it says already what the shop does. */
function headOf(business: Business): string {
  const { name, neighborhood } = business;
  const trade = tradeOf(business);
  // The census' unnamed businesses are named after their trade and colonia.
  const ending = neighborhood ? ` en ${neighborhood}` : null;
  if (ending && fold(name).endsWith(fold(ending))) return name.slice(0, -ending.length);
  return trade === null || fold(trade) === fold(name) ? name : `${name}: ${trade}`;
}

/** "{name}: {activity} en {colonia}, Iztapalapa", or the owner's; a namesake's has its street. Long ones lose the borough, then the activity. */
export function businessMetaTitle(business: Business): string {
  if (business.metaTitle) return business.metaTitle;
  const street = hasNamesake(business) ? streetOf(business) : null;
  const places = [street, business.neighborhood].filter((each) => each !== null);
  const where = places.length > 0 ? ` en ${places.join(", ")}` : "";
  const head = headOf(business);
  const titles = [`${head} en ${[...places, PLACE.borough].join(", ")}`, `${head}${where}`, `${business.name}${where}`];
  return titles.find((each) => each.length <= TITLE_LENGTH) ?? cutText(`${business.name}${where}`, TITLE_LENGTH);
}

/** The owner's own, else the description, else what is known, in as many sentences as fit; at most 150 characters. */
export function businessMetaDescription(business: Business, neighbors: readonly Neighbor[]): string {
  const own = business.metaDescription ?? business.description;
  if (own) return cutText(own, META_DESCRIPTION_LENGTH);
  const [first = "", ...others] = factsOf(business, neighbors);
  const beginning = hasNamesake(business) ? `${business.name}: ${first}` : first;
  const fitting = others.reduce(
    (said, next) => (said.length + 1 + next.length <= META_DESCRIPTION_LENGTH ? `${said} ${next}` : said),
    beginning,
  );
  return cutText(fitting, META_DESCRIPTION_LENGTH);
}
