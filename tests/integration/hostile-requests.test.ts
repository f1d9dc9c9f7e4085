import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REFUSAL_TYPE } from "@/lib/http/next-internals";
import { HOSTILE_REQUESTS } from "@/tests/support/hostile-requests";
import { type Instance, startInstance } from "@/tests/support/instance";
import { nextUrlOf } from "@/tests/support/next-url";
import { openForm } from "@/tests/support/posted-form";
import { listTree } from "@/tests/support/processes";
import { request, throwBytes } from "@/tests/support/raw-http";

const KB = 1024;
const LEAVING = ["politely", "at once", "broken off"] as const;

let instance: Instance;
let pids: readonly number[];
/** Of Next itself, which nobody is told. */
let nextUrl: string;

/** The processes that stay; PostgreSQL makes one for each connection. */
const lastingPids = (): number[] =>
  listTree(instance.pid)
    .filter(({ command }) => /\.build\/(?:start|backend)\.mjs|next(?:-server| .*start)|postgres -D/.test(command))
    .map(({ pid }) => pid);

beforeAll(async () => {
  instance = await startInstance();
  nextUrl = await nextUrlOf(instance);
  pids = lastingPids();
});
afterAll(() => instance?.stop());

async function expectAlive(): Promise<void> {
  const answers = await Promise.all([
    request(instance.siteUrl),
    request(`${instance.siteUrl}/api/health`),
    request(`${nextUrl}/api/health`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(lastingPids()).toEqual(pids);
}

describe("no request ends a process", () => {
  it("knows the processes that it watches", () => {
    expect(pids.length).toBeGreaterThanOrEqual(4);
  });

  it.each(["the gateway", "Next"])("at the port of %s", async (name) => {
    const port = Number(new URL(name === "Next" ? nextUrl : instance.siteUrl).port);
    for (const leave of LEAVING) {
      await Promise.all(HOSTILE_REQUESTS.map(([, bytes]) => throwBytes(port, bytes, leave)));
    }
    await expectAlive();
  });
});

/** The id of an action, as it stands in the page's form. */
async function actionOf(path: string): Promise<string> {
  const form = await openForm(instance.siteUrl, path);
  // React numbers the actions of a page.
  const bound = [0, 1, 2, 3].map((number) => form.hidden(`$ACTION_${number}:0`)).find((field) => field !== undefined);
  const { id } = JSON.parse(bound ?? "{}");
  if (!id) throw new Error(`${path} has no action`);
  return id;
}

describe.each([
  ["by way of the gateway", () => instance.siteUrl],
  ["at Next itself, as on a platform without the gateway", () => nextUrl],
])("a body that is too large, %s", (_case, origin) => {
  const post = (path: string, body: string, headers: Record<string, string>) =>
    request(origin() + path, { method: "POST", body, headers: { origin: origin(), ...headers } });
  const HTML = { accept: "text/html,*/*;q=0.8" };
  const FORM = { "content-type": "multipart/form-data; boundary=limite" };
  const CHUNKED = { "transfer-encoding": "chunked" };
  const field = (name: string, bytes: number) =>
    `--limite\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${"x".repeat(bytes)}\r\n`;
  const file = (bytes: number) =>
    `--limite\r\nContent-Disposition: form-data; name="imagen"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n${"x".repeat(bytes)}\r\n`;
  const END = "--limite--\r\n";

  it.each([
    ["a form that is sent to /login", "/login", field("email", 257 * KB) + END, FORM],
    ["a form that is sent to a public page", "/planes", field("email", 257 * KB) + END, FORM],
    ["a form that does not say how long it is", "/login", field("email", 257 * KB) + END, { ...FORM, ...CHUNKED }],
    ["text in the place of pictures", "/registro?plan=free", field("nombre", 2_000 * KB) + END, FORM],
    ["fields beyond number", "/registro?plan=free", field("nombre", 1).repeat(300) + END, FORM],
    ["pictures above 16 MB", "/registro?plan=free", file(16 * KB * KB) + END, FORM],
    ["pictures above 16 MB, of unknown length", "/registro", file(16.5 * KB * KB) + END, { ...FORM, ...CHUNKED }],
  ])("%s: a Spanish page with 413", async (_name, path, body, headers) => {
    const answer = await post(path, body, { ...HTML, ...headers });
    expect(answer).toMatchObject({ status: 413, headers: { "content-type": "text/html; charset=utf-8" } });
    expect(answer.body).toContain("Atrás");
    expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  });

  it("of an action that a script sends: a line of text with 413", async () => {
    const headers = {
      "next-action": await actionOf("/registro?plan=free"),
      "content-type": "text/plain;charset=UTF-8",
    };
    const answer = await post("/planes", "x".repeat(257 * KB), headers);
    expect(answer).toMatchObject({ status: 413, headers: { "content-type": REFUSAL_TYPE } });
  });

  it("is not what a form with 15 MB of pictures is: it says what is wrong with them", async () => {
    const form = await openForm(origin(), "/registro?plan=free");
    const answer = await form.post({ nombre: "Tacos", imagen: new File(["x".repeat(15 * KB * KB)], "a.jpg") });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Escribe el teléfono de tu negocio");
  });

  it("and small ones that are nested without end leave the processes alone", async () => {
    const action = await actionOf("/registro?plan=free");
    for (const unit of ["[", '{"a":', '["$@1",', '"$Q']) {
      const body = unit.repeat(Math.floor((200 * KB) / unit.length));
      const answer = await post("/registro?plan=free", body, { "next-action": action, "content-type": "text/plain" });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    await expectAlive();
  });
});
