// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Field } from "@/lib/businesses/field";
import { BUSINESS_FIELDS } from "@/lib/businesses/fields";
import { toBusiness } from "@/lib/businesses/mapper";
import { Listing } from "./listing";

/** Fields of plain words; those of the section "search" are for search engines alone. */
const COLUMNS = Object.values<Field>(BUSINESS_FIELDS).flatMap(({ kind, section, writer, columns: [column] }) =>
  ["line", "lines", "list", "description"].includes(kind) && writer !== "administrator" && section !== "search"
    ? [{ column, isList: kind === "list" }]
    : [],
);

it("says every field of plain words that owners write", () => {
  const written = COLUMNS.map(({ column, isList }) => [column, isList ? [`marca ${column}`] : `marca ${column}`]);
  const business = toBusiness({
    id: "b1",
    slug: "susi",
    nombre: "Susi",
    plan_type: "premium",
    entrega: ["domicilio"],
    ...Object.fromEntries(written),
  });
  const html = renderToStaticMarkup(
    <Listing
      business={business}
      promotions={[]}
      neighbors={[]}
      lists={null}
      today="2026-05-01"
      address="https://example.com/negocio/susi"
      isMenuEnabled
    />,
  );
  expect(COLUMNS.filter(({ column }) => !html.includes(`marca ${column}`))).toEqual([]);
});
