import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CategoryWall } from "./category-wall";

it.each<[number[], string]>([
  [[0, 0], "AB"],
  [[20, 19], "AB"],
  [[20, 3695], "A20B3,695"],
])("tiles of %j businesses show %s", (totals, shown) => {
  const categories = totals.map((total, index) => ({ slug: `c${index}`, name: "AB"[index] ?? "", total }));
  const html = renderToStaticMarkup(<CategoryWall categories={categories} />);
  expect(html.replace(/<[^>]*>/g, "")).toBe(shown);
});
