// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { toBusinessCard } from "@/lib/businesses/mapper";
import { FeaturedSection } from "./featured-section";

const featured = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    toBusinessCard({ id: `b${index}`, slug: `negocio-${index}`, nombre: `Negocio ${index}` }),
  );

const namesIn = (part: ParentNode | null) =>
  [...(part?.querySelectorAll("article h3") ?? [])].map(({ textContent }) => textContent);

describe("featured businesses", () => {
  it.each([
    [0, 0, null],
    [1, 0, null],
    [5, 0, null],
    [6, 0, null],
    [11, 5, "Ver todos (11)Ver menos"],
    [12, 0, null],
    [13, 1, "Ver todos (13)Ver menos"],
    [40, 28, "Ver todos (40)Ver menos"],
  ])("of %i, %i stand behind a part that opens without scripts", (count, behind, summary) => {
    const businesses = featured(count);
    document.body.innerHTML = renderToStaticMarkup(<FeaturedSection businesses={businesses} />);
    const names = businesses.map(({ name }) => name);
    expect(namesIn(document)).toEqual(names);
    const details = document.querySelector("details");
    expect(namesIn(details)).toEqual(names.slice(count - behind));
    expect([details?.open ?? false, details?.querySelector("summary")?.textContent ?? null]).toEqual([false, summary]);
  });
});
