import postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { COMMANDS, FUNCTIONS, lettersOf, TABLES } from "./access";
import { openScratch } from "./scratch";

let sql: postgres.Sql;

beforeAll(async () => {
  const scratch = await openScratch();
  sql = scratch.sql;
  return scratch.close;
});

const API_ROLES = ["anon", "authenticated"] as const;

describe("the catalogue", () => {
  it("holds no table or column without a decision, and no decision without one", async () => {
    const rows = await sql<{ table: string; column: string }[]>`
      select table_schema || '.' || table_name as table, column_name as column
      from information_schema.columns where table_schema in ('public', 'private')
        and (table_schema, table_name) in (select schemaname, tablename from pg_tables)`;
    const existing = rows.map((row) => `${row.table}.${row.column}`).sort();
    const decided = Object.entries(TABLES).flatMap(([table, decision]) =>
      Object.keys(decision.columns).map((column) => `${table}.${column}`),
    );
    expect(existing).toEqual(decided.sort());
  });

  it("holds no view, foreign table or materialized view that would go around the policies", async () => {
    const rows = await sql`
      select relname from pg_class where relkind in ('v', 'm', 'f') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;
    expect(rows).toEqual([]);
  });

  it("has row security on for every table", async () => {
    const rows = await sql<{ name: string }[]>`
      select oid::regclass::text as name from pg_class
      where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'private'::regnamespace) and not relrowsecurity`;
    expect(rows).toEqual([]);
  });

  it("has at most one permissive policy per table, role and command, and none for the role public", async () => {
    const rows = await sql<{ cell: string; policies: number }[]>`
      select tablename || '.' || role || '.' || cmd as cell, count(*)::int as policies
      from pg_policies, unnest(roles) role where schemaname = 'public' group by 1`;
    expect(rows.filter((row) => row.policies > 1 || row.cell.includes(".public."))).toEqual([]);
  });

  it("lets nobody write or list stored objects through a policy", async () => {
    const rows = await sql`select policyname from pg_policies where schemaname = 'storage' and tablename = 'objects'`;
    expect(rows).toEqual([]);
  });

  it("lets no function that visitors call take longer than they may", async () => {
    const rows = await sql`
      select p.oid::regprocedure::text as name from pg_proc p, unnest(p.proconfig) setting, unnest(${[...API_ROLES]}::text[]) role
      where p.pronamespace = 'public'::regnamespace and setting like 'statement_timeout=%'
        and has_function_privilege(role, p.oid, 'execute')`;
    expect(rows).toEqual([]);
  });

  it("publishes nothing but the change counters", async () => {
    const rows = await sql<{ table: string }[]>`
      select schemaname || '.' || tablename as table from pg_publication_tables where pubname = 'supabase_realtime'`;
    expect(rows.map((row) => row.table)).toEqual(["public.cambios"]);
  });
});

describe.each(Object.entries(TABLES))("grants on %s", (table, decision) => {
  it.each(API_ROLES)("are what was decided for %s, column by column", async (role) => {
    const rows = await sql<{ column: string; letters: string }[]>`
      select attname as column,
        case when has_column_privilege(${role}, attrelid, attnum, 'select') then 'r' else '' end
        || case when has_column_privilege(${role}, attrelid, attnum, 'insert') then 'i' else '' end
        || case when has_column_privilege(${role}, attrelid, attnum, 'update') then 'u' else '' end as letters
      from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`;
    const granted = Object.fromEntries(rows.map((row) => [row.column, row.letters]));
    const decided = Object.fromEntries(
      Object.entries(decision.columns).map(([column, access]) => [column, lettersOf(access, role)]),
    );
    expect(granted).toEqual(decided);
  });

  it.each(API_ROLES)(
    "let %s delete only where that was decided, and never truncate, refer or set triggers",
    async (role) => {
      const [row] = await sql`
      select has_table_privilege(${role}, ${table}, 'delete') as delete,
        has_table_privilege(${role}, ${table}, 'truncate') as truncate,
        has_table_privilege(${role}, ${table}, 'references') as references,
        has_table_privilege(${role}, ${table}, 'trigger') as trigger`;
      const canDelete = decision.deletedBy?.includes(role) ?? false;
      expect(row).toEqual({ delete: canDelete, truncate: false, references: false, trigger: false });
    },
  );

  it("give the server what was decided in public, and nothing in private", async () => {
    const everything = ["select", "insert", "update", "delete"];
    const [row] = await sql<{ granted: string[] }[]>`
      select array(select p from unnest(${everything}::text[]) p where has_table_privilege('service_role', ${table}, p)) as granted`;
    expect(row?.granted).toEqual(table.startsWith("public.") ? (decision.serviceRole ?? everything) : []);
  });
});

describe("execute grants", () => {
  it("are what was decided, function by function", async () => {
    const rows = await sql<{ name: string; executors: string[] }[]>`
      select pronamespace::regnamespace || '.' || proname as name,
        array(select r from unnest(array['anon', 'authenticated', 'service_role']) r
              where has_function_privilege(r, p.oid, 'execute')) as executors
      from pg_proc p where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
    expect(Object.fromEntries(rows.map((row) => [row.name, row.executors]))).toEqual(FUNCTIONS);
  });

  it("are given to security definer functions only where their search path is pinned", async () => {
    const rows = await sql`
      select proname from pg_proc where prosecdef and pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not coalesce(array_to_string(proconfig, ',') like '%search_path=%', false)`;
    expect(rows).toEqual([]);
  });
});

describe("a column that was withheld", () => {
  const withheld = Object.entries(TABLES).flatMap(([table, decision]) =>
    Object.entries(decision.columns).flatMap(([column, access]) =>
      API_ROLES.flatMap((role) =>
        Object.entries(COMMANDS)
          .filter(([letter]) => !lettersOf(access, role).includes(letter))
          .map(([, command]) => ({ table, column, role, command })),
      ),
    ),
  );

  it("is refused to the role that tries it, for every such column and command", async () => {
    const statements = {
      select: (table: string, column: string) => `select ${column} from ${table}`,
      insert: (table: string, column: string) => `insert into ${table} (${column}) values (default)`,
      update: (table: string, column: string) => `update ${table} set ${column} = default`,
    };
    const accepted: string[] = [];
    for (const { table, column, role, command } of withheld) {
      const outcome = await sql
        .begin(async (transaction) => {
          await transaction.unsafe(`set local role ${role}`);
          await transaction.unsafe(statements[command](table, column));
          return "accepted";
        })
        .catch((error: unknown) => (error instanceof postgres.PostgresError ? error.code : "unknown"));
      if (outcome !== "42501") accepted.push(`${role} ${command} ${table}.${column}: ${outcome}`);
    }
    expect(withheld.length).toBeGreaterThan(200);
    expect(accepted).toEqual([]);
  });
});
