import { describe, expect, it } from "vitest";
import { DATASETS } from "./datasets";
import { exportStream, type ReadPage } from "./export-stream";

/** Pages of two rows each, and how many were asked for. */
function pagesOf(count: number) {
  const asked: (string | null)[] = [];
  const readPage: ReadPage = async (after) => {
    asked.push(after);
    const page = after === null ? 0 : Number(after);
    const rows = [0, 1].map((row) => ({ termino: `=t${2 * page + row}`, dia: "2026-11-22", veces: 1 }));
    return { rows, next: page + 1 < count ? String(page + 1) : null };
  };
  return { asked, readPage };
}

describe("an export", () => {
  it("is the columns and each page once, as CSV with a byte order mark", async () => {
    const { asked, readPage } = pagesOf(3);
    const bytes = await new Response(exportStream("busquedas", "csv", readPage)).bytes();
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split("\r\n");
    expect(lines[0]).toBe(DATASETS.busquedas.columns.map((column) => `"${column}"`).join(","));
    expect(lines[1]).toBe(`"2026-11-22","'=t0","1","","",""`);
    expect(lines).toHaveLength(8);
    expect(asked).toEqual([null, "1", "2"]);
  });

  it("is an object a line as JSON", async () => {
    const text = await new Response(exportStream("busquedas", "json", pagesOf(2).readPage)).text();
    const rows = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(rows.map(({ termino }) => termino)).toEqual(["=t0", "=t1", "=t2", "=t3"]);
  });

  it("of nothing is the columns alone, or empty", async () => {
    const readPage: ReadPage = async () => ({ rows: [], next: null });
    expect((await new Response(exportStream("pagos", "csv", readPage)).text()).split("\r\n")).toHaveLength(2);
    expect(await new Response(exportStream("pagos", "json", readPage)).text()).toBe("");
  });

  it("asks for no page before the client has taken the last, and for none once it has gone", async () => {
    const { asked, readPage } = pagesOf(1_000_000);
    const reader = exportStream("busquedas", "json", readPage).getReader();
    expect(asked).toHaveLength(0);
    await reader.read();
    await reader.read();
    expect(asked).toHaveLength(2);
    await reader.cancel();
    expect((await reader.read()).done).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it("breaks off when a page cannot be read", async () => {
    const readPage: ReadPage = (after) =>
      after === null ? Promise.resolve({ rows: [{ termino: "a" }], next: "1" }) : Promise.reject(new Error("denied"));
    await expect(new Response(exportStream("busquedas", "json", readPage)).text()).rejects.toThrow("denied");
  });
});
