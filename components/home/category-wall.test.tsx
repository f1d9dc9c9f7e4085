import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CategoryWall } from "./category-wall";

it.each([
  [0, ""],
  [19, ""],
  [20, "20"],
  [3695, "3,695"],
])("a tile of %i businesses boasts of %j", (total, shown) => {
  const html = renderToStaticMarkup(<CategoryWall categories={[{ slug: "salud", name: "Salud", total }]} />);
  expect(html.replace(/<[^>]*>/g, "")).toBe(`Salud${shown}`);
});
