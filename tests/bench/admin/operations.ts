import type postgres from "postgres";
import { seededRandom } from "@/supabase/seed/artwork/random";
import type { Operation } from "../scale/operations";
import { EPITHETS, TRADES } from "../scale/vocabulary";

const TARGET_MS = 200;
const PAGE_ROWS = 50;
const BULK = 50;
const ADMIN = "00000000-0000-4000-8000-00000000000a";
const SORTS = ["fecha", "nombre", "categoria", "plan", "estado", "telefono", "revision"] as const;

/** An administrator, and a fifth of the businesses pending or deleted. */
export async function prepareAdministration(sql: postgres.Sql): Promise<void> {
  await sql`insert into auth.users (id, email) values (${ADMIN}, 'admin@example.com')`;
  await sql`select grant_admin(${ADMIN}::uuid)`;
  // Of 20: three wait (a few do already), one is deleted.
  await sql`
    update negocios n set escritor = 'administracion', is_approved = case when part in (1, 2, 3) then null else is_approved end,
      is_deleted = part = 4, deleted_at = case when part = 4 then now() end
    from (select id, (hashtextextended(id::text, 0) & 2147483647) % 20 as part from negocios) d where d.id = n.id and part between 1 and 4`;
  const [row] = await sql`
    select count(*) as rows, count(*) filter (where is_deleted or is_approved is null) as aside from negocios`;
  process.stdout.write(`${row?.aside} of ${row?.rows} pending or deleted\n`);
}

type Arguments = Readonly<Record<string, string | number | boolean | null>>;

/** Questions of the administration: the table in every way, decisions on fifty at once, other screens' functions. */
export async function adminOperations(sql: postgres.Sql): Promise<Operation[]> {
  const random = seededRandom(3);
  const one = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const list = (args: () => Arguments) => (connection: postgres.Sql) => {
    const named = Object.entries({ reviewer: ADMIN, page_size: PAGE_ROWS, ...args() });
    return connection.unsafe(
      `select public.list_admin_businesses(${named.map(([name], index) => `${name} => $${index + 1}`).join(", ")})`,
      named.map(([, value]) => value),
    );
  };
  const table = (name: string, args: () => Arguments): Operation => ({ name, targetMs: TARGET_MS, run: list(args) });
  /** Start of a page in the middle of each order. */
  const deep = new Map<string, Arguments>();
  for (const sort of SORTS) {
    const [first] = await list(() => ({ sort, page_size: 1 }))(sql);
    const [middle] = await sql`select id from negocios where not is_deleted order by created_at offset 50000 limit 1`;
    const [at] = await sql`
      select list_admin_businesses(${ADMIN}, term => nombre_plano, sort => ${sort}, page_size => 1) -> 'negocios' -> 0 as row
      from negocios where id = ${middle?.id ?? null}`;
    const row = at?.row ?? first?.list_admin_businesses.negocios[0];
    deep.set(sort, { sort, cursor_key: row?.clave ?? null, cursor_id: row?.id ?? null });
  }
  const phone = () =>
    Math.floor(random() * 10_000)
      .toString()
      .padStart(4, "0");
  return [
    table("first page", () => ({})),
    ...SORTS.flatMap((sort) => [
      table(`sorted by ${sort}`, () => ({ sort, descending: random() < 0.5 })),
      table(`sorted by ${sort}, deep page`, () => ({ ...deep.get(sort), descending: random() < 0.5 })),
      table(`sorted by ${sort}, page before a deep one`, () => ({ ...deep.get(sort), backward: true })),
    ]),
    ...["aprobado", "pendiente", "rechazado", "eliminado"].map((status) =>
      table(`status ${status}`, () => ({ status })),
    ),
    ...["free", "pro", "premium"].map((plan) => table(`plan ${plan}, by name`, () => ({ plan, sort: "nombre" }))),
    table("category, by name", () => ({ category: one(TRADES).category, sort: "nombre" })),
    table("featured", () => ({ featured: true })),
    table("with owner", () => ({ owned: true })),
    table("without owner, pending, category, by name", () => ({
      owned: false,
      status: "pendiente",
      category: one(TRADES).category,
      sort: "nombre",
    })),
    table("search, a common word", () => ({ term: one(TRADES).trade })),
    table("search, several words", () => ({ term: `${one(TRADES).trade} ${one(EPITHETS)}` })),
    table("search, by name", () => ({ term: one(EPITHETS), sort: "nombre", descending: false })),
    table("search, part of a telephone", () => ({ term: phone() })),
    table("search, nonsense", () => ({ term: Math.floor(random() * 1e9).toString(36) })),
    table("search, a hundred words", () => ({ term: Array(100).fill("a").join(" ") })),
    {
      name: `${BULK} rejected, and undone`,
      targetMs: 2 * TARGET_MS,
      run: async (connection) => {
        const [made] = await connection`
          select decide_businesses(${ADMIN}, array(
            select id from negocios where created_at >= ${new Date(Date.UTC(2024, 1, 1 + Math.floor(random() * 400)))}
            order by created_at limit ${BULK}
          ), 'rechazar', 'Falta la dirección.') ->> 'decision' as id`;
        await connection`select undo_decision(${ADMIN}, ${made?.id ?? null})`;
      },
    },
    ...["list_queue", "count_waiting", "admin_statistics"].map(
      (name): Operation => ({
        name: `${name}()`,
        targetMs: TARGET_MS,
        run: (connection) => connection.unsafe(`select public.${name}(reviewer => '${ADMIN}')`),
      }),
    ),
  ];
}
