import { beforeAll, describe, expect, it } from "vitest";
import { showcaseBusinesses } from "@/supabase/seed/showcase/showcase-businesses";
import { readCensus } from "@/tests/bench/relevance/census-rows";
import { readColonias } from "@/tests/bench/scale/colonias";
import { type Directory, openDirectory } from "./directory";
import { BUSINESSES, insertWorld, PEOPLE } from "./people";

const FOOD = "Alimentos y Bebidas";
const INVENTED = "Colonia Inventada";

let directory: Directory;
beforeAll(async () => {
  const shops = Array.from({ length: 6 }, (_, index) => index);
  directory = await openDirectory([
    ...shops.map((index) => ({
      slug: `fantasma-${index}`,
      nombre: `Fantasma ${index}`,
      categoria: FOOD,
      colonia: INVENTED,
    })),
    ...shops.map((index) => ({
      slug: `real-${index}`,
      nombre: `Real ${index}`,
      categoria: FOOD,
      colonia: "SANTA  martha, acatitla NORTE!",
    })),
  ]);
  await insertWorld(directory.sql);
  return directory.close;
});

describe("colonias", () => {
  it("are known, all that the shipped files name", async () => {
    const { sql } = directory;
    const named = [
      ...(await readCensus()).map(({ row }) => row.colonia),
      ...(await readColonias()).map(({ nombre }) => nombre),
      ...showcaseBusinesses.map(({ neighborhood }) => neighborhood),
    ].filter((name) => typeof name === "string");
    const unknown = await sql`
      select distinct name from unnest(${named}::text[]) name
      where not exists (select from private.colonias_conocidas c where c.slug_colonia = replace(private.words(name), ' ', '-'))`;
    expect(named.length).toBeGreaterThan(4000);
    expect(unknown).toEqual([]);
  });

  it("that do not exist enter no filter, count, suggestion or sitemap, however many rows say so", async () => {
    const { sql, search, suggest } = directory;
    const tables = {
      listed: await sql`select slug from list_neighborhoods()`,
      filtered: (await search(null)).facets.neighborhoods,
      searched: (await search("fantasma")).facets.neighborhoods,
      suggested: await suggest("colonia inv"),
      mapped:
        await sql`select sitemap_lists(1) ->> 'neighborhood' as slug where sitemap_lists(1)::text like '%inventada%'`,
    };
    expect(JSON.stringify(tables)).not.toContain("inventada");
    expect((await search("fantasma")).total).toBe(6);
  });

  it("are called as they are written, not as a row writes them", async () => {
    const [entry] = (await directory.search(null)).facets.neighborhoods;
    expect(entry).toEqual({ slug: "santa-martha-acatitla-norte", nombre: "Santa Martha Acatitla Norte", total: 6 });
    expect(await directory.sql`select distinct nombre from list_neighborhoods()`).toEqual([
      { nombre: "Santa Martha Acatitla Norte" },
    ]);
  });

  it.each([
    ["xalpa", "xalpa"],
    ["Colonia Nueva", null],
  ])("follow what an owner writes: %s", async (colonia, slug) => {
    await directory.sql`select edit_business(${PEOPLE.freeOwner}, ${BUSINESSES.free}, ${directory.sql.json({ colonia })})`;
    expect(await directory.sql`select slug_colonia from negocios where id = ${BUSINESSES.free}`).toEqual([
      { slug_colonia: slug },
    ]);
  });
});

describe("the vocabulary", () => {
  const countWords = async (): Promise<number> => {
    const [row] = await directory.sql<{ words: number }[]>`select count(*)::int as words from private.vocabulario`;
    return row?.words ?? 0;
  };
  /** Fills a row with as many words as it takes, none of them written before. */
  const fill = (round: number) =>
    directory.sql`
      update negocios set servicios = (
        select array_agg(line) from (
          select string_agg('z' || ${round}::int || 'q' || i, ' ') as line from generate_series(1, 480) i group by (i - 1) / 8
        ) l where length(line) <= 80
      ) where id = ${BUSINESSES.premium}`;

  it("learns no more than ten thousand words between two countings, and forgets those of nobody", async () => {
    await directory.sql`select refresh_vocabulary()`;
    const before = await countWords();
    for (let round = 1; round <= 30; round += 1) await fill(round);
    const learned = (await countWords()) - before;
    expect(learned).toBeGreaterThan(5000);
    expect(learned).toBeLessThanOrEqual(10_000);
    await directory.sql`update negocios set servicios = '{}' where id = ${BUSINESSES.premium}`;
    await directory.sql`select refresh_vocabulary()`;
    expect(await countWords()).toBe(before);
  });

  it("is counted together with what the planner knows of the tables, so that the first search is planned well", async () => {
    const { sql } = directory;
    await sql`delete from pg_statistic where starelid = 'public.negocios'::regclass`;
    await sql`select refresh_vocabulary()`;
    const [known] = await sql<
      { columns: number }[]
    >`select count(*)::int as columns from pg_stats where tablename = 'negocios'`;
    expect(known?.columns).toBeGreaterThan(0);
  });

  it("keeps the words of synonyms, and learns again after a counting", async () => {
    const { sql } = directory;
    await sql`update negocios set servicios = '{Lonchería Zyxwv}' where id = ${BUSINESSES.premium}`;
    expect(
      await sql`select palabra from private.vocabulario where palabra in ('zyxwv', 'tlapaleria') order by 1`,
    ).toHaveLength(2);
  });
});
