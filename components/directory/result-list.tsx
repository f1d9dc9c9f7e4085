import type { ListedBusiness } from "./listed-business";
import { ResultCard } from "./result-card";
import type { View } from "./view-switch";

/** Drawn width of a card's picture: "auto" measures the frame; elsewhere more than an upright frame. */
const PICTURE_SIZES: Readonly<Record<View, string>> = { list: "auto, (width >= 40rem) 20rem, 5rem", grid: "20rem" };

type ResultListProps = { rows: readonly ListedBusiness[]; usual?: View };

export const ResultList = ({ rows, usual = "list" }: ResultListProps) => (
  <ul className="result-list grid grid-cols-1 gap-2 upright:mt-1 upright:gap-5 sm:upright:grid-cols-2 lg:upright:grid-cols-3">
    {rows.map((business) => (
      <li key={business.slug} className="result">
        <ResultCard business={business} pictureSizes={PICTURE_SIZES[usual]} />
      </li>
    ))}
  </ul>
);
