import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import postgres from "postgres";
import { afterAll, describe, expect, it } from "vitest";
import { PICTURE_REFUSALS } from "@/lib/owner/messages";
import { PICTURE_FIELDS } from "@/lib/owner/picture-answer";
import type { PictureUse } from "@/lib/owner/pictures";
import { createServiceClient } from "@/lib/supabase/service-client";
import { by, get, type HttpRequest } from "./support/attack";
import { runAttacks } from "./support/run-attacks";
import { BUSINESSES, theWorld, type World } from "./support/world";

const PUBLIC = "/storage/v1/object/public";
const own = BUSINESSES.owner;
const others = BUSINESSES.otherOwner;

/** A picture of the business that is to be cut anew, by its address. */
const cutAnew = (address: string, use: PictureUse = "promotion", business: string = own): HttpRequest => {
  const form = new FormData();
  form.set("negocio", business);
  form.set(PICTURE_FIELDS.use, use);
  form.set(PICTURE_FIELDS.url, address);
  return { path: "/mi-negocio/fotos/subir", form };
};

const encoded = (text: string): string =>
  text.replace(/[^A-Za-z0-9]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
/** The dots lead out of storage; what comes after the mark of a fragment is not asked for. */
const elsewhere = (target: string): string =>
  `${PUBLIC}/borradores/${encoded(`x/../../../../../${target}#`)}/${own}/x.webp`;

/** Addresses that no picture of the business has. Each is answered alike, whatever stands where it leads to. */
const ADDRESSES: Readonly<Record<string, string | ((world: World) => string)>> = {
  "a table, by dots that are encoded": elsewhere("rest/v1/negocios?select=telefono&limit=1"),
  "a table that nobody has": elsewhere("rest/v1/no_hay?limit=1"),
  "a function": elsewhere("rest/v1/rpc/ping"),
  "the accounts": elsewhere("auth/v1/admin/users"),
  "a table, encoded twice": `${PUBLIC}/borradores/${encoded(encoded("../../../../rest/v1/negocios#"))}/${own}/x.webp`,
  "a table, by dots as they are": `${PUBLIC}/borradores/../../../../rest/v1/negocios/${own}/x.webp`,
  "a table, by the other slash": `${PUBLIC}/borradores\\..\\..\\..\\..\\rest\\v1\\negocios/${own}/x.webp`,
  "papers of another person's claim": ({ papers }) =>
    `${PUBLIC}/comprobantes/${encoded(papers)}${encoded("#")}/${own}/x.webp`,
  "papers by dots": ({ papers }) => `${PUBLIC}/promociones/${encoded(`../comprobantes/${papers}#`)}/${own}/x.webp`,
  "a bucket that is not public": `${PUBLIC}/menus/menus/${own}/00000000-0000-4000-8000-000000000000.pdf`,
  "a folder of its own that has no such picture": `${PUBLIC}/promociones/x/${own}/x-0123456789abcdef-800.webp`,
  "another owner's picture, in a folder of its own": ({ picture }) =>
    `${PUBLIC}/${encoded(picture)}${encoded("#")}/${own}/x.webp`,
  "another owner's picture": ({ picture }) => `${PUBLIC}/${picture}`,
  "another host": `https://evil.example${PUBLIC}/promociones/${own}/x.webp`,
  "another host without a scheme": `//evil.example${PUBLIC}/promociones/${own}/x.webp`,
  "a query": `${PUBLIC}/promociones/x/${own}/x.webp?download=../../`,
  "a fragment": `${PUBLIC}/promociones/x/${own}/x.webp#a`,
  "a name that is cut off by a zero": `${PUBLIC}/promociones/x/${own}/x.webp%00.webp`,
  "a line break": `${PUBLIC}/promociones/x\r\nHost: evil/${own}/x.webp`,
  "dots alone": `${PUBLIC}/promociones/${own}/..`,
  "a longer name than storage takes": `${PUBLIC}/promociones/${own}/${"a".repeat(3000)}.webp`,
};

const USES: readonly PictureUse[] = ["promotion", "cover", "gallery"];
const GONE = { shows: `"message":"${PICTURE_REFUSALS.gone}"` };

const pictures = Object.entries(ADDRESSES).flatMap(([what, address]) =>
  USES.flatMap((use) =>
    by("owner", {
      [`cuts ${what} as ${use}`]: [
        (world) => cutAnew(typeof address === "string" ? address : address(world), use),
        200,
        GONE,
      ],
    }),
  ),
);

const plans = by("free owner", {
  "has a picture fetched that its plan does not show": [
    cutAnew(elsewhere("rest/v1/negocios?limit=1"), "promotion", BUSINESSES.freeOwner),
    200,
    { shows: "plan", hides: PICTURE_REFUSALS.gone },
  ],
});
const strangers = [
  ...by("owner", {
    "cuts a picture of another's business": [
      cutAnew(elsewhere("rest/v1/negocios?limit=1"), "cover", others),
      200,
      { hides: PICTURE_REFUSALS.gone },
    ],
  }),
];

const CLIMBS = [
  "..%2f..%2fauth%2fv1%2fadmin%2fusers",
  "%2e%2e%2f%2e%2e%2frest%2fv1%2fnegocios",
  "x%3fselect=*",
  "x%23",
];

/** Addresses with a part that becomes one of a question to storage, the database or a vendor. */
const segments = CLIMBS.flatMap((climb) => [
  ...by("admin", {
    [`reads the errors of the import ${climb}`]: [get(`/admin/importar/${climb}/errores`), 404],
    [`reads the papers of the claim ${climb}`]: [get(`/admin/comprobantes/${climb}`), 404],
  }),
  ...by("owner", {
    [`looks for the payment ${climb}`]: [get(`/api/mp/payment/${climb}`), 404],
    [`looks for the order ${climb}`]: [get(`/api/mp/order/${climb}`), 404],
    [`looks at the picture that is made for ${climb}`]: [get(`/api/generate-image?businessId=${climb}&kind=logo`), 404],
  }),
  ...by("stranger", {
    [`reads the menu of ${climb}`]: [get(`/negocio/${climb}/menu.pdf`), 404],
    [`reads the contact of ${climb}`]: [get(`/negocio/${climb}/contacto.vcf`), 404],
  }),
]);

runAttacks("server key", [...pictures, ...plans, ...strangers, ...segments]);

describe("the client that holds the server's key", () => {
  const asked: string[] = [];
  const project = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(200, { "content-type": "application/json" }).end("[]");
  }).listen(0, "127.0.0.1");
  afterAll(() => project.close());
  const client = () =>
    createServiceClient({
      url: `http://127.0.0.1:${(project.address() as AddressInfo).port}`,
      secretKey: "sb_secret_x",
    });

  it.each([
    "x/../../../../rest/v1/negocios",
    "x/%2e%2e/%2e%2e/%2e%2e/%2e%2e/rest/v1/negocios",
    "x/..%2f..%2f..%2frest%2fv1%2fnegocios",
    "x\\..\\..\\rest",
    "./x.webp",
    "x.webp?download=1",
    "x.webp#y",
    "x\n.webp",
    "mi foto.webp",
  ])("does not ask storage for %j", async (name) => {
    asked.length = 0;
    const { data, error } = await client().storage.from("borradores").download(name);
    const stored = await client().storage.from("borradores").upload(name, new Uint8Array(1));
    expect([data, error !== null, stored.error !== null, asked]).toEqual([null, true, true, []]);
  });

  it.each(["../../storage/v1/object", "../auth/v1/admin/users", "negocios%2f..", "Negocios", "https://evil.example"])(
    "does not ask the database for %j",
    async (table) => {
      asked.length = 0;
      const { error } = await client()
        .from(table as "negocios")
        .select();
      expect([error !== null, asked]).toEqual([true, []]);
    },
  );

  it("asks for what is meant", async () => {
    asked.length = 0;
    await client().storage.from("menus").download("menus/a/b.pdf");
    await client().from("negocios").select("id").eq("slug", "../a?b#c");
    await client().rpc("ping");
    expect(asked).toEqual([
      "GET /storage/v1/object/menus/menus/a/b.pdf",
      "GET /rest/v1/negocios?select=id&slug=eq...%2Fa%3Fb%23c",
      "POST /rest/v1/rpc/ping",
    ]);
  });

  it("follows no redirect", async () => {
    const astray = createServer((_, response) => response.writeHead(302, { location: "/rest/v1/negocios" }).end());
    await once(astray.listen(0, "127.0.0.1"), "listening");
    const { port } = astray.address() as AddressInfo;
    const { data } = await createServiceClient({ url: `http://127.0.0.1:${port}`, secretKey: "x" })
      .storage.from("menus")
      .download("a.pdf");
    astray.close();
    expect(data).toBeNull();
  });
});

describe("an object's address", () => {
  const SOURCES = ["app", "browser", "components", "lib", "server", "supabase/seed"];
  const ASKS_STORAGE = /\.storage\s*\.\s*from\b|\.storage\s*[;,)]/;
  const MAKES_A_PATH = /as StoredPath\b/;
  /** A table or a function that is no constant. */
  const ASKS_ANYTHING =
    /[cC]lient(?:\(\))?\s*\.(?:from|rpc)\(\s*[^"\s]|\b(?:call|try)Database\(\s*[^"\s]|\bcallDatabaseAs\([^,]*,\s*[^"\s]/;
  /** The second calls the functions of a table of its own. */
  const ASKS_WHAT_IT_IS_GIVEN = ["lib/supabase/call-database.ts", "lib/cron/server/daily.ts"];

  it("is made in one place, and storage is asked in one", async () => {
    const files = await Promise.all(
      SOURCES.map(async (folder) =>
        (await readdir(folder, { recursive: true }))
          .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
          .map((file) => path.join(folder, file)),
      ),
    );
    const found: string[] = [];
    for (const file of files.flat()) {
      const text = await readFile(file, "utf8");
      if (!file.startsWith("supabase/") && !ASKS_WHAT_IT_IS_GIVEN.includes(file))
        expect(text, file).not.toMatch(ASKS_ANYTHING);
      if (ASKS_STORAGE.test(text) || MAKES_A_PATH.test(text)) found.push(file);
    }
    expect(found.sort()).toEqual(["lib/storage/server/objects.ts", "lib/storage/stored-path.ts"]);
  });
});

describe("has_stored_picture", () => {
  const { status, picture } = theWorld();
  const sql = postgres(status.databaseUrl, { max: 1 });
  afterAll(() => sql.end());

  it("knows whose a picture is", async () => {
    const [bucket = "", name = ""] = picture.split(/\/(.*)/);
    const folder = name.split("/").at(-2) ?? "";
    const ask = async (business: string, place: string, object: string) =>
      (await sql<{ is: boolean }[]>`select has_stored_picture(${business}, ${place}, ${object}) as is`)[0]?.is;
    expect([
      await ask(folder, bucket, name),
      await ask(own, bucket, name),
      await ask(folder, "comprobantes", name),
      await ask(folder, bucket, `${name}x`),
    ]).toEqual([true, false, false, false]);
  });
});
