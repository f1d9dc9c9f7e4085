// Ours alone: what is overridden in the library of the embedded backend, and logins of its database.
import { rm } from "node:fs/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { client, PASSWORD } from "@/tests/support/backend-target";
import { eventually } from "@/tests/support/eventually";
import { aPreparedDataDir } from "@/tests/support/prepared-data";
import { type ScratchBackend, startScratchBackend, startScratchDatabase } from "@/tests/support/scratch-backend";

/** Schema beyond the project's own tables. Made before the backend starts, which reads the schema then. */
const EXTRA_SCHEMA = `
  create function public.contract_me() returns jsonb language sql stable as $$
    select jsonb_build_object('uid', auth.uid(), 'email', auth.email(), 'role', auth.role(), 'claim', auth.jwt() ->> 'email',
      'claims', current_setting('request.jwt.claims', true),
      'user', current_user, 'login', session_user, 'path', current_setting('search_path'), 'timeout', current_setting('statement_timeout'))
  $$;
  create function public.contract_fail(code text) returns void language plpgsql as $$
    begin raise exception using errcode = code, message = 'no se puede', detail = 'detalle', hint = 'pista'; end $$;
  create function public.contract_sleep(seconds float8) returns void language sql as $$ select pg_sleep(seconds) $$;
  create function public.contract_sleep_brief(seconds float8) returns void language sql set statement_timeout to '1s' as $$ select pg_sleep(seconds) $$;
  create function public.contract_sleep_long(seconds float8) returns void language sql set statement_timeout to '20s' as $$ select pg_sleep(seconds) $$;
  grant execute on function public.contract_me(), public.contract_fail(text), public.contract_sleep(float8),
    public.contract_sleep_brief(float8), public.contract_sleep_long(float8) to anon, authenticated, service_role;

  create table public.contract_notes (a int, b text, owner uuid, open text, secret text default 'secreto', primary key (a, b));
  alter table public.contract_notes enable row level security;
  create policy own on public.contract_notes for select to authenticated using (owner = (select auth.uid()));
  grant select (a, b, open) on public.contract_notes to authenticated;
  alter publication supabase_realtime add table public.contract_notes`;

/** Tries, when it is told to, what a flaw of any library might do, and writes down what came of it. */
const SHARED_OBJECTS_PROBE = `data:text/javascript,${encodeURIComponent(`
  process.on("SIGUSR2", () => {
    const tries = [() => (Object.prototype.$eq = "x"), () => (Object.$eq = "x"), () => (Array.prototype.push = "x"),
      () => ({}.toString.$eq = "x"), () => Object.setPrototypeOf(Array.prototype, { $eq: "x" })];
    for (const attempt of tries) try { attempt(); } catch {}
    const isChanged = [{}, [], Object, {}.toString].some((value) => value.$eq !== undefined) || [].push === "x";
    process.stderr.write(JSON.stringify({ sharedObjects: isChanged ? "changed" : "as they were" }) + "\\n");
  });`)}`;

let dataDir: string;
let backend: ScratchBackend;
let sql: postgres.Sql;

beforeAll(async () => {
  dataDir = await aPreparedDataDir();
  const database = await startScratchDatabase({ dataDir });
  const once = postgres(database.url, { max: 1 });
  await once.unsafe(EXTRA_SCHEMA);
  await once.end();
  await database.stop();
  backend = await startScratchBackend({ dataDir, preload: SHARED_OBJECTS_PROBE });
  sql = postgres(backend.databaseUrl, { max: 1 });
});

afterAll(async () => {
  await sql.end();
  await backend.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function signedIn(email: string): Promise<{ own: SupabaseClient; id: string }> {
  const server = client(backend.url, backend.secretKey);
  const { data } = await server.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
  const own = client(backend.url, backend.publishableKey);
  await own.auth.signInWithPassword({ email, password: PASSWORD });
  return { own, id: data.user?.id ?? "" };
}

describe("who a request is, in SQL (system-schema.ts)", () => {
  it("a visitor is anon and nobody", async () => {
    const { data } = await client(backend.url, backend.publishableKey).rpc("contract_me");
    expect(data).toMatchObject({ uid: null, email: null, role: "anon", user: "anon" });
  });

  it("who has signed in has an id and, unlike in the library, an email", async () => {
    const { own, id } = await signedIn("quien@example.com");
    const { data } = await own.rpc("contract_me");
    expect(data).toMatchObject({
      uid: id,
      email: "quien@example.com",
      claim: "quien@example.com",
      role: "authenticated",
      user: "authenticated",
    });
  });

  it("is nobody's any more in the next request of the same connection", async () => {
    const { own } = await signedIn("antes@example.com");
    const visitor = client(backend.url, backend.publishableKey);
    for (let round = 0; round < 20; round++) {
      expect((await own.rpc("contract_me")).data).toMatchObject({ claim: "antes@example.com" });
      const { data } = await visitor.rpc("contract_me");
      expect(data).toMatchObject({ uid: null, claim: null, role: "anon", user: "anon", timeout: "3s" });
      expect(data.claims ?? "").not.toContain("antes@example.com");
    }
  });

  it("extensions are on the search path", async () => {
    const { data } = await client(backend.url, backend.publishableKey).rpc("contract_me");
    expect(data?.path).toBe('"$user", public, extensions');
  });
});

describe("how long a statement may take (override: PostgresConnection.applyJwtSessionContext)", () => {
  it("depends on the role", async () => {
    const { own } = await signedIn("paciente@example.com");
    const visitor = client(backend.url, backend.publishableKey);
    const server = client(backend.url, backend.secretKey);
    const timeouts = [];
    for (const someone of [visitor, own, server]) timeouts.push((await someone.rpc("contract_me")).data?.timeout);
    expect(timeouts).toEqual(["3s", "8s", "8s"]);
  });

  it("is the end of a statement that takes longer, and of no other", async () => {
    const visitor = client(backend.url, backend.publishableKey);
    expect((await visitor.rpc("contract_sleep", { seconds: 60 })).error?.code).toBe("57014");
    expect((await visitor.rpc("contract_me")).error).toBeNull();
    await client(backend.url, backend.secretKey).rpc("contract_sleep", { seconds: 3.5 }).throwOnError();
  });

  it("is the function's own where it has one (override: applyRpcRequestGucs)", async () => {
    const visitor = client(backend.url, backend.publishableKey);
    const server = client(backend.url, backend.secretKey);
    expect((await server.rpc("contract_sleep_brief", { seconds: 3 })).error?.code).toBe("57014");
    await visitor.rpc("contract_sleep_long", { seconds: 3.5 }).throwOnError();
    expect((await visitor.rpc("contract_me")).data).toMatchObject({ timeout: "3s" });
  });
});

describe("logins of connections (logins.ts; override: PostgresConnection.introspect)", () => {
  /** Returns a statement's outcome for the login: the number of rows, or the code of its failure. */
  const attempt = async (login: string, statement: string): Promise<number | string> => {
    const own = await sql.reserve();
    try {
      await own.unsafe(`begin; set local session authorization ${login}`);
      return await own.unsafe(statement).then(
        (rows) => rows.length,
        (error: postgres.PostgresError) => error.code,
      );
    } finally {
      await own.unsafe("rollback");
      own.release();
    }
  };
  const DENIED = "42501";

  it.each([
    ["203.0.113.7", "publishableKey", "visitor"],
    ["203.0.113.7", "secretKey", "authenticator"],
    [null, "publishableKey", "authenticator"],
    [null, "secretKey", "authenticator"],
  ] as const)("of %s with the %s is %s", async (address, key, login) => {
    const asker = client(backend.url, backend[key], address ? { "x-forwarded-for": address } : {});
    expect((await asker.rpc("contract_me")).data).toMatchObject({ login });
  });

  it.each(["anon", "authenticated", "service_role"])("authenticator may become %s", async (role) => {
    expect(await attempt("authenticator", `set role ${role}`)).toBe(0);
  });

  it.each(["anon", "authenticated"])("visitor may become %s", async (role) => {
    expect(await attempt("visitor", `set role ${role}`)).toBe(0);
  });

  it.each([
    ["visitor", "set role service_role"] as const,
    ...["visitor", "authenticator"].flatMap((login) =>
      [
        "set role postgres",
        "select from negocios",
        "select from auth.refresh_tokens",
        "select from embedded.mails",
        "update auth.users set email = 'x'",
        "create table public.ours ()",
        "create role ours",
        "copy (select 1) to program 'true'",
        "select pg_read_file('postgresql.conf')",
      ].map((statement) => [login, statement] as const),
    ),
  ])("%s may not: %s", async (login, statement) => {
    expect(await attempt(login, statement)).toBe(DENIED);
  });

  it.each(["visitor", "authenticator"])("%s sees no account, session or stored object", async (login) => {
    await signedIn(`nadie-me-ve-${login}@example.com`);
    expect(await attempt(login, "select from auth.users")).toBe(0);
    expect(await attempt(login, "select from auth.sessions")).toBe(0);
    expect(await attempt(login, "select from storage.objects")).toBe(0);
  });
});

describe("visitors (override: a lane of their own, lite.ts and visitor-limits.ts)", () => {
  /** Client of a visitor, as the gateway passes them on. */
  const visitorAt = (address: string, key = backend.publishableKey) =>
    client(backend.url, key, { "x-forwarded-for": address });
  const asleep = async (): Promise<number> => {
    const [row] = await sql`
      select count(*)::int as count from pg_stat_activity
      where state = 'active' and query like '%contract_sleep%' and pid <> pg_backend_pid()`;
    return row?.count;
  };

  it("have less time for a statement than our own server, unless they show the secret key", async () => {
    const timeouts = [];
    for (const key of [backend.publishableKey, backend.secretKey]) {
      timeouts.push((await visitorAt("203.0.113.1", key).rpc("contract_me")).data?.timeout);
    }
    expect(timeouts).toEqual(["2s", "8s"]);
  });

  it("with slow requests keep neither our own server nor other visitors waiting, and use up their time", async () => {
    const ended: (string | undefined)[] = [];
    const slow = ["203.0.113.2", "203.0.113.3", "203.0.113.4"].flatMap((address) =>
      Array.from({ length: 45 }, async () => {
        const { error } = await visitorAt(address).rpc("contract_sleep", { seconds: 60 });
        ended.push(error?.code);
      }),
    );
    // All connections that visitors have.
    await eventually(async () => expect(await asleep()).toBe(4));
    const own = Array.from({ length: 30 }, () => client(backend.url, backend.publishableKey).rpc("contract_me"));
    for (const { error } of await Promise.all(own)) expect(error).toBeNull();
    expect((await visitorAt("198.51.100.1").rpc("contract_me")).error).toBeNull();
    // Whoever waits in the same lane is answered after all of them.
    expect(ended.length).toBeLessThan(slow.length);

    await Promise.all(slow);
    // A network has 15 s of work a minute: seven statements of 2 s, and as many as were under way when it was up.
    const worked = ended.filter((code) => code === "57014");
    expect(worked.length).toBeLessThanOrEqual(3 * (7 + 2));
    expect(ended.filter((code) => code === "over_request_rate_limit")).toHaveLength(ended.length - worked.length);
    expect((await visitorAt("203.0.113.2").rpc("contract_me")).status).toBe(429);
    expect((await visitorAt("198.51.100.1").rpc("contract_me")).status).toBe(200);
  });

  it("have two requests under way at the same time, of one network", async () => {
    const slow = Array.from({ length: 3 }, () => visitorAt("203.0.113.5").rpc("contract_sleep", { seconds: 60 }));
    const asked = Promise.all(slow);
    await eventually(async () => expect(await asleep()).toBe(2));
    expect((await visitorAt("198.51.100.1").rpc("contract_me")).error).toBeNull();
    expect(await asleep()).toBeLessThanOrEqual(2);
    for (const { error } of await asked) expect(error?.code).toBe("57014");
  });
});

describe("what all objects of the process share (override: Object.prototype and its like)", () => {
  it.each([
    "/rest/v1/negocios?select=id&__proto__=eq.x",
    "/rest/v1/negocios?select=id&constructor=eq.x",
    "/rest/v1/negocios?select=id&toString=eq.x",
    "/rest/v1/negocios?select=id&__proto__.or=(id.eq.1)",
    "/rest/v1/rpc/suggest?__proto__=x",
  ])("%s is refused, and files are listed, signed and removed as before", async (path) => {
    const response = await fetch(new URL(path, backend.url), { headers: { apikey: backend.publishableKey } });
    expect(response.status).toBe(400);
    const bucket = client(backend.url, backend.secretKey).storage.from("negocios");
    const name = "contract/shared.png";
    const steps = [
      await bucket.upload(name, new Uint8Array([1]), { contentType: "image/png", upsert: true }),
      await bucket.list("contract"),
      await bucket.createSignedUrl(name, 60),
      await bucket.remove([name]),
    ];
    expect(steps.map(({ error }) => error)).toEqual([null, null, null, null]);
  });

  it("cannot be changed by any other way either", async () => {
    process.kill(backend.pid, "SIGUSR2");
    await eventually(() => expect(backend.logs()).toContain('{"sharedObjects":"as they were"}'));
  });
});

describe("errors that functions raise (override: PostgresConnection.normalizeDbError)", () => {
  it.each([
    ["P0001", 400],
    ["42501", 401],
    ["23514", 400],
    ["40001", 500],
  ])("%s comes with its code and status %i", async (code, status) => {
    const answer = await client(backend.url, backend.publishableKey).rpc("contract_fail", { code });
    expect(answer.status).toBe(status);
    expect(answer.error).toMatchObject({ code, message: "no se puede", details: "detalle", hint: "pista" });
  });
});

describe("realtime under the rights of the listener", () => {
  it("tells the owner alone, by a key of two columns, and only the granted columns", async () => {
    const heard: Record<string, { eventType: string; new: unknown }[]> = {};
    const people = [await signedIn("una@example.com"), await signedIn("otra@example.com")];
    for (const { own, id } of people) {
      const changes: { eventType: string; new: unknown }[] = [];
      heard[id] = changes;
      const filter = { event: "*", schema: "public", table: "contract_notes" } as never;
      const channel = own
        .channel("notes")
        .on("postgres_changes" as never, filter, (change: { eventType: string; new: unknown }) => changes.push(change));
      expect(await new Promise((resolve) => channel.subscribe(resolve))).toBe("SUBSCRIBED");
    }
    const [first = "", second = ""] = people.map(({ id }) => id);
    await sql`insert into public.contract_notes (a, b, owner, open) values (1, 'x', ${first}, 'uno'), (2, 'y', ${second}, 'dos')`;
    await eventually(() => expect([heard[first], heard[second]]).toEqual([[expect.anything()], [expect.anything()]]));
    expect(heard[first]).toMatchObject([{ eventType: "INSERT" }]);
    expect(heard[first]?.[0]?.new).toEqual({ a: 1, b: "x", open: "uno" });
    expect(heard[second]?.[0]?.new).toEqual({ a: 2, b: "y", open: "dos" });
    for (const { own } of people) await own.removeAllChannels();
  });
});

describe("the schema of this backend alone", () => {
  it("is out of reach for every role of the API", async () => {
    const rows = await sql`
      select role, has_schema_privilege(role, 'embedded', 'usage') as may
      from unnest(array['anon', 'authenticated', 'service_role']) role`;
    expect(rows.map((row) => row.may)).toEqual([false, false, false]);
  });
});
