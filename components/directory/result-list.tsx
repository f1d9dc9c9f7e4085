import { FavoriteHearts } from "@/components/favorites/favorite-hearts";
import { favoriteOf } from "@/lib/favorites/favorite-of";
import type { FoundBusiness } from "@/lib/search/model";
import { OpeningWords } from "./opening-words";
import { ResultCard } from "./result-card";

/** Cards above the fold, whose pictures are not held back. */
const EAGER_CARDS = 3;

/** Those that rise into place one after the other (cards.css). */
const MOVING_CARDS = 12;
const delayOf = (index: number) => ({ animationDelay: `${index * 50}ms` });

const timesBySlug = (businesses: readonly FoundBusiness[]) =>
  Object.fromEntries(
    businesses.flatMap(({ slug, weeklyHours, specialDays }) =>
      weeklyHours || specialDays ? [[slug, { weeklyHours, specialDays }]] : [],
    ),
  );

/** The cards of a page of a list, with what scripts add to them. */
export function ResultList({ businesses }: { businesses: readonly FoundBusiness[] }) {
  return (
    <>
      <ul className="mt-1 grid grid-cols-1 gap-2 upright:gap-5 sm:upright:grid-cols-2 lg:upright:grid-cols-3">
        {businesses.map((business, index) => (
          <li key={business.id} className="result" style={index < MOVING_CARDS ? delayOf(index) : undefined}>
            <ResultCard business={business} isInSight={index < EAGER_CARDS} />
          </li>
        ))}
      </ul>
      <OpeningWords times={timesBySlug(businesses)} />
      <FavoriteHearts favorites={businesses.map(favoriteOf)} />
    </>
  );
}
