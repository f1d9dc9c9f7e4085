import type { BusinessCard } from "@/lib/businesses/model";
import { CategoryBusinessCard } from "./category-business-card";

/** Businesses as cards: rows on phones, then two and three columns. */
export function BusinessGrid({ businesses }: { businesses: readonly BusinessCard[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
      {businesses.map((business) => (
        <li key={business.id}>
          <CategoryBusinessCard business={business} />
        </li>
      ))}
    </ul>
  );
}
