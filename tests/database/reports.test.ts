import { beforeEach, describe, expect, it } from "vitest";
import { openWorld } from "./people";

const sql = await openWorld();
beforeEach(async () => {
  await sql`delete from reportes`;
});

const report = async (slug: string, reason = "cerrado", detail: string | null = null) => {
  const [row] = await sql<{ outcome: string }[]>`select add_report(${slug}, ${reason}, ${detail}) as outcome`;
  return row?.outcome;
};

describe("add_report", () => {
  it("stores reason and words, new", async () => {
    expect(await report("gratis", "otro", "  Está en la otra calle ")).toBe("added");
    expect(await sql`select motivo, detalle, estado from reportes`).toEqual([
      { motivo: "otro", detalle: "Está en la otra calle", estado: "nuevo" },
    ]);
  });

  it("takes empty words for none", async () => {
    await report("gratis", "cerrado", "   ");
    expect(await sql`select detalle from reportes`).toEqual([{ detalle: null }]);
  });

  it.each(["pendiente", "rechazado", "eliminado", "no-existe"])("knows no %s", async (slug) => {
    expect(await report(slug)).toBe("unknown");
  });

  it("stores no more than twenty a day on one business", async () => {
    const outcomes: (string | undefined)[] = [];
    for (let index = 0; index < 25; index += 1) outcomes.push(await report("gratis"));
    expect(outcomes.filter((outcome) => outcome === "added")).toHaveLength(20);
    expect(outcomes.at(-1)).toBe("full");
    expect(await report("premium")).toBe("added");
    await sql`update reportes set created_at = created_at - interval '25 hours'`;
    expect(await report("gratis")).toBe("added");
  });

  it("counts what is confirmed apart, so that it keeps nobody from reporting", async () => {
    const outcomes: (string | undefined)[] = [];
    for (let index = 0; index < 25; index += 1) outcomes.push(await report("gratis", "telefono_vigente"));
    expect(outcomes.filter((outcome) => outcome === "added")).toHaveLength(20);
    expect(await report("gratis", "horario_vigente")).toBe("full");
    expect(await report("gratis", "telefono")).toBe("added");
    expect(await sql`select motivo, count(*)::int as veces from reportes group by 1 order by 1`).toEqual([
      { motivo: "telefono", veces: 1 },
      { motivo: "telefono_vigente", veces: 20 },
    ]);
  });

  it("changes nothing of the listing", async () => {
    const listing = () => sql`select to_jsonb(n) as row from negocios n where slug = 'gratis'`;
    const before = await listing();
    await report("gratis", "horario_vigente");
    await report("gratis", "horario");
    expect(await listing()).toEqual(before);
  });

  it.each([
    ["an unknown reason", "porque si", null],
    ["more than 500 characters", "otro", "x".repeat(501)],
  ])("refuses %s", async (_, reason, detail) => {
    await expect(report("gratis", reason, detail)).rejects.toMatchObject({ code: "23514" });
  });
});
