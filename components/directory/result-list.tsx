import type { ListedBusiness } from "./listed-business";
import { ResultCard } from "./result-card";
import type { View } from "./view-switch";

/**
 * How wide a card's picture is drawn, by how the list is usually shown: as wide as its frame is, in browsers that can
 * measure that ("auto", of lazy pictures); in others more than the frame where that is upright.
 */
const PICTURE_SIZES: Readonly<Record<View, string>> = { list: "auto, (width >= 40rem) 20rem, 5rem", grid: "20rem" };

type ResultListProps = { rows: readonly ListedBusiness[]; usual?: View };

/** The cards of a page of a list. */
export const ResultList = ({ rows, usual = "list" }: ResultListProps) => (
  <ul className="result-list grid grid-cols-1 gap-2 upright:mt-1 upright:gap-5 sm:upright:grid-cols-2 lg:upright:grid-cols-3">
    {rows.map((business) => (
      <li key={business.slug} className="result">
        <ResultCard business={business} pictureSizes={PICTURE_SIZES[usual]} />
      </li>
    ))}
  </ul>
);
