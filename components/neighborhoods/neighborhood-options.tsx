"use client";

type NeighborhoodOptionsProps = {
  neighborhoods: readonly (readonly [slug: string, name: string])[];
};

/** The options of a select of colonias. A client component: some hundred elements are a list of words in the page then. */
export const NeighborhoodOptions = ({ neighborhoods }: NeighborhoodOptionsProps) =>
  neighborhoods.map(([slug, name]) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));
