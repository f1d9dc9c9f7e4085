import { createClient } from "@supabase/supabase-js";
import * as nextConstants from "next/dist/lib/constants";
import { beforeAll, describe, expect, it } from "vitest";
import {
  ACTION_HEADER,
  BUILD_FOLDER,
  CACHE_HEADER,
  INTERNAL_REQUEST_HEADER,
  isUpToDate,
  NEXT_FOLDER,
  NEXT_TAGS_HEADER,
  PAGE_UNTIL_HEADER,
  pageTagsIn,
  ROOT_TAG,
  RSC_HEADER,
  RSC_QUERY_KEY,
  sharedSecondsOf,
} from "@/lib/http/next-internals";
import { SCRIPT_FOLDER } from "@/lib/http/page-scripts";
import { nextUrlOf } from "@/tests/support/next-url";
import { type RawResponse, request } from "@/tests/support/raw-http";
import { signIn } from "@/tests/support/session-cookie";
import { type SharedInstance, sharedInstance } from "@/tests/support/shared-instance";

const HTML = { accept: "text/html,*/*;q=0.8" };
/** Redirects with every character that Next writes in another way. */
const RETURN_PATH = "/checkout;a'?plan=pro&negocio=%C3%B1%3C";

let instance: SharedInstance;
let nextUrl: string;
let signedIn: Record<string, string>;

beforeAll(async () => {
  ({ instance } = await sharedInstance("empty"));
  nextUrl = await nextUrlOf(instance);
  const { supabaseUrl, secretKey } = instance.status;
  const account = { email: "ana@example.com", password: "una-clave-de-prueba" };
  const { error } = await createClient(supabaseUrl, secretKey).auth.admin.createUser({
    ...account,
    email_confirm: true,
  });
  if (error) throw error;
  const { cookies } = await signIn(instance.status, account.email, account.password);
  signedIn = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
});

type Headers = Record<string, string>;
const askNext = (path: string, headers: Headers = {}): Promise<RawResponse> =>
  request(nextUrl + path, { headers: { ...HTML, ...headers } });
const ask = (path: string, headers: Headers = {}): Promise<RawResponse> =>
  request(instance.siteUrl + path, { headers: { ...HTML, ...headers } });

describe("the Next that is installed", () => {
  it("gives the data of a page to whoever sends its header, and marks their address", async () => {
    expect((await askNext("/login")).headers["content-type"]).toMatch(/^text\/html/);
    const marked = await askNext("/login", { [RSC_HEADER]: "1" });
    expect(marked).toMatchObject({ status: 307, headers: { location: `/login?${RSC_QUERY_KEY}` } });
    const data = await askNext(`/login?${RSC_QUERY_KEY}`, { [RSC_HEADER]: "1" });
    expect(data).toMatchObject({ status: 200, headers: { "content-type": "text/x-component" } });
  });

  it("looks for an action by its header", async () => {
    const post = (headers: Headers) => request(`${nextUrl}/login`, { method: "POST", body: "[]", headers });
    const unknown = { [ACTION_HEADER]: "0".repeat(42), "content-type": "text/plain" };
    expect((await post(unknown)).headers["x-nextjs-action-not-found"]).toBe("1");
    expect((await post({ "content-type": "text/plain" })).headers["x-nextjs-action-not-found"]).toBeUndefined();
  });

  it("has no header for requests that the gateway would take for a page's", async () => {
    const { vary = "" } = (await askNext("/planes")).headers;
    const names = vary.split(/,\s*/).filter((name) => name !== "accept-encoding");
    expect(names).toContain(RSC_HEADER);
    const { PRERENDER_REVALIDATE_HEADER, NEXT_RESUME_HEADER, NEXT_CACHE_REVALIDATED_TAGS_HEADER } = nextConstants;
    for (const name of [
      ...names,
      PRERENDER_REVALIDATE_HEADER,
      NEXT_RESUME_HEADER,
      NEXT_CACHE_REVALIDATED_TAGS_HEADER,
    ]) {
      expect(name).toMatch(INTERNAL_REQUEST_HEADER);
    }
  });

  it("says of a finished page how old it is, and for how long it may be kept", async () => {
    const visits = [await askNext("/negocios"), await askNext("/negocios")];
    expect(visits.map(({ headers }) => isUpToDate(headers[CACHE_HEADER]))).toEqual([true, true]);
    for (const { headers } of visits) expect(sharedSecondsOf(headers["cache-control"])).toBeGreaterThan(60);
  });

  it("files a page under our tags and until a moment, which its cache tells the gateway and the gateway nobody", async () => {
    const ends = new Set<unknown>();
    expect(nextConstants.NEXT_CACHE_TAGS_HEADER).toBe(NEXT_TAGS_HEADER);
    expect(`${nextConstants.NEXT_CACHE_IMPLICIT_TAG_ID}/layout`).toBe(ROOT_TAG);
    for (let visit = 0; visit < 2; visit += 1) {
      const { headers } = await askNext("/categorias/salud-y-bienestar");
      expect(pageTagsIn(headers)).toContain("category:salud-y-bienestar");
      expect(Number(headers[PAGE_UNTIL_HEADER]) - Date.now()).toBeGreaterThan(60_000);
      ends.add(headers[PAGE_UNTIL_HEADER]);
      const told = Object.keys((await ask("/categorias/salud-y-bienestar")).headers);
      expect(told).not.toEqual(expect.arrayContaining([expect.stringMatching(/^x-page-/)]));
    }
    expect(ends.size).toBe(1);
  });

  it("keeps no page that is made for each request", async () => {
    const { headers } = await askNext("/login");
    expect(headers).not.toHaveProperty(CACHE_HEADER);
    expect(sharedSecondsOf(headers["cache-control"])).toBe(0);
  });

  it("has a folder for the files of the build, whose names say what is in them", async () => {
    expect(BUILD_FOLDER.startsWith(NEXT_FOLDER)).toBe(true);
    const { body } = await askNext("/planes");
    const files = [...body.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, file = ""]) => file);
    expect(files.length).toBeGreaterThan(3);
    const others = files.filter((file) => !file.startsWith(BUILD_FOLDER));
    expect(others).toEqual([expect.stringMatching(`^${SCRIPT_FOLDER}main-`)]);
    for (const file of [files[0] ?? "", ...others])
      expect((await askNext(file)).headers["cache-control"]).toContain("immutable");
  });
});

/** Pages that find while they are rendered that they lead elsewhere. */
const REDIRECTS: readonly (readonly [address: string, path: string, asOwner: boolean])[] = [
  ["/checkout?plan=free", "/registro/free", false],
  ["/checkout?plan=pro", "/login?redirect=%2Fcheckout%3Fplan%3Dpro", false],
  [`/auth/callback?redirect=${encodeURIComponent(decodeURIComponent(RETURN_PATH))}`, RETURN_PATH, true],
];

describe.each(REDIRECTS)("a page that leads elsewhere: %s", (address, path, asOwner) => {
  it("is a redirect before its first byte", async () => {
    const session = asOwner ? signedIn : {};
    const redirect = { status: 307, headers: { location: path } };
    for (const asked of [ask, askNext]) expect(await asked(address, session)).toMatchObject(redirect);
  });

  it("is left to Next's router where that has asked", async () => {
    const data = await ask(`${address}&${RSC_QUERY_KEY}`, {
      ...(asOwner ? signedIn : {}),
      [RSC_HEADER]: "1",
      accept: "*/*",
    });
    expect(data).toMatchObject({ status: 200, headers: { "content-type": "text/x-component" } });
    expect(data.body).toContain("NEXT_REDIRECT");
  });
});

it.each(["/reportar/no-hay", "/negocio/no-hay"])(
  "%s is a 404 of Next without content, and a whole page with 404 of the gateway",
  async (path) => {
    const written = await askNext(path);
    expect([written.status, written.body.includes("<h1")]).toEqual([404, false]);
    const shown = await ask(path);
    expect([shown.status, shown.body.includes("<h1")]).toEqual([404, true]);
    expect(shown.body).toContain('<html lang="es-MX"');
  },
);

it.each(["/mi-negocio", "/admin", "/cuenta"])(
  "%s without a session leads to sign in before it is rendered",
  async (path) => {
    const location = `/login?redirect=${encodeURIComponent(path)}`;
    for (const asked of [ask, askNext]) expect(await asked(path)).toMatchObject({ status: 303, headers: { location } });
  },
);
