import { describe, expect, it } from "vitest";
import { FIELD_COLUMNS } from "@/lib/businesses/fields-of";
import { CATEGORIES } from "@/lib/categories/categories";
import { openWorld } from "./people";

const sql = await openWorld();

describe("the fields of a business are in the database what they are in code", () => {
  it("which plan writes which column and which shows it, and whether a change of it waits", async () => {
    const rows = await sql<{ columna: string; plan: string; visible: string; espera: boolean }[]>`
      select columna, plan_minimo as plan, plan_visible as visible, espera from private.campos_de_negocio order by columna`;
    const expected = FIELD_COLUMNS.filter(({ writer }) => writer !== "administrator")
      .map(({ column, writer, shownBy, needsReview }) => ({
        columna: column,
        plan: writer,
        visible: shownBy,
        espera: needsReview,
      }))
      .sort((one, other) => (one.columna < other.columna ? -1 : 1));
    expect(rows.length).toBeGreaterThan(30);
    expect([...rows]).toEqual(expected);
  });

  it("the categories, in their order", async () => {
    expect([...(await sql`select slug, nombre as name from categorias order by orden`)]).toEqual(
      CATEGORIES.map(({ slug, name }) => ({ slug, name })),
    );
  });
});
