import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AI_REFUSALS } from "@/lib/ai/messages";
import { REQUEST_ID_HEADER } from "@/lib/http/visit-headers";
import { routes } from "@/lib/routes";
import { NEXT_BIN } from "@/server/next-command";
import { environmentOf } from "@/server/process-environment";
import { ROOT } from "@/server/root";
import { client } from "@/tests/support/backend-target";
import { insertBusiness } from "@/tests/support/business-row";
import { ENDS_WITH_US } from "@/tests/support/ends-with-us";
import { eventually } from "@/tests/support/eventually";
import { type Instance, spawnSupervisor, startInstance } from "@/tests/support/instance";
import { listTree } from "@/tests/support/processes";
import { request } from "@/tests/support/raw-http";
import { signIn } from "@/tests/support/session-cookie";

/** An embedded instance stands in for the hosted project: to the site it is one Supabase address like any other. */
let project: Instance;
const folder = mkdtempSync(path.join(tmpdir(), "iztapalapa-hosted-"));
const dataDir = path.join(folder, "data");

const hosted = () => ({
  NEXT_PUBLIC_SUPABASE_URL: project.status.supabaseUrl,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: project.status.publishableKey,
  SUPABASE_SECRET_KEY: project.status.secretKey,
});

async function aPremiumOwner() {
  const { supabaseUrl, secretKey, databaseUrl } = project.status;
  const account = { email: "ana@example.com", password: "una-clave-de-prueba" };
  await client(supabaseUrl, secretKey).auth.admin.createUser({ ...account, email_confirm: true });
  const { id, token, cookies } = await signIn(project.status, account.email, account.password);
  const sql = postgres(databaseUrl, { max: 1 });
  const businessId = await insertBusiness(sql, { user_id: id });
  await sql.end();
  return { businessId, token, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
}

beforeAll(async () => {
  project = await startInstance();
});
afterAll(async () => {
  await project.stop();
  rmSync(folder, { recursive: true });
});

describe("bin/start with a hosted project in the environment", () => {
  it("runs the site alone, on that project, and keeps nothing but pages", async () => {
    const site = spawnSupervisor(dataDir, {
      environment: { ...hosted(), MAP_STYLE_URL: "https://tiles.example/calles.json" },
    });
    const address = await eventually(() => {
      const [, url] = /is at (http:\S+)/.exec(site.output()) ?? [];
      expect(url, site.output()).toBeDefined();
      return url ?? "";
    });
    const health = await fetch(`${address}/api/health`);
    expect(health.status).toBe(200);
    const policy = (await fetch(address)).headers.get("content-security-policy");
    expect(policy).toContain(`connect-src 'self' ${project.status.supabaseUrl}`);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/tiles\.example[ ;]/);
    expect((await fetch(`${address}/rest/v1/negocios`)).status).toBe(404);
    // Nobody has set CRON_SECRET.
    expect((await fetch(`${address}/api/cron/correos`, { headers: { authorization: "Bearer " } })).status).toBe(503);

    // Nobody has set OPENAI_API_KEY, and there are no drafts: nothing is offered, and what is asked for all the same is refused.
    const { businessId, token, cookie } = await aPremiumOwner();
    const asked = await fetch(`${address}/api/generate-description`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ nombre: "Tienda Ana" }),
    });
    expect([asked.status, await asked.json()]).toEqual([503, { error: AI_REFUSALS.notConfigured }]);
    for (const page of [routes.panelSection("datos", businessId), routes.generatePicture(businessId, "logo")]) {
      const html = await (await fetch(address + page, { headers: { cookie } })).text();
      expect([page, html.includes(AI_REFUSALS.notConfigured)]).toEqual([page, true]);
      expect(html).not.toMatch(/>(Escribir con IA|Generar|Hacer un borrador)</);
    }

    const commands = listTree(site.child.pid ?? 0).map(({ command }) => command);
    expect(commands.filter((command) => /postgres|supabase\/local/.test(command))).toEqual([]);
    site.child.kill("SIGINT");
    expect(await site.exited).toBe(0);
    expect(readdirSync(dataDir).filter((name) => !name.includes("lock"))).toEqual([".iztapalapa-local", "pages"]);
  });

  it.each([
    ["a key that is missing", { SUPABASE_SECRET_KEY: "" }, [], "SUPABASE_SECRET_KEY is missing"],
    ["an address that is none", { NEXT_PUBLIC_SUPABASE_URL: "project" }, [], "NEXT_PUBLIC_SUPABASE_URL must be"],
    ["a wish to empty it", {}, ["--fresh"], "--fresh and --seed are for the embedded backend"],
  ])("refuses %s and says so", async (_case, change, args, message) => {
    const site = spawnSupervisor(dataDir, { environment: { ...hosted(), ...change }, args });
    expect(await site.exited).toBe(1);
    expect(site.output()).toContain(message);
    expect(site.output()).not.toContain("at Object");
  });
});

describe("next start without the gateway", () => {
  const START = [NEXT_BIN, "start", "-H", "localhost", "-p", "0"];

  it("does by itself what the gateway does for visitors", async () => {
    const child = spawn(process.execPath, [...ENDS_WITH_US, ...START], {
      cwd: ROOT,
      env: environmentOf("site", process.env, { ...hosted(), SITE_URL: "https://sitio.example" }),
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (part: Buffer) => {
        output += part;
      });
    const address = await eventually(() => {
      const [, url = ""] = /Local:\s+(http:\S+)/.exec(output) ?? [];
      expect(url, output).not.toBe("");
      return url;
    });
    // It listens before it is ready: what comes until then is answered, and not rewritten.
    expect((await request(`${address}/api/health`)).status).toBe(200);
    const { supabaseUrl } = project.status;
    for (const page of ["/", "/login"]) {
      const sent = { "accept-encoding": "gzip", [REQUEST_ID_HEADER]: "forged" };
      const { status, headers } = await request(address + page, { headers: sent });
      expect([page, status, headers["content-encoding"]]).toEqual([page, 200, "gzip"]);
      const sources = `connect-src 'self' ${supabaseUrl} ${supabaseUrl.replace("http", "ws")};`;
      expect(headers["content-security-policy"]).toContain(sources);
      expect(headers).toHaveProperty("strict-transport-security");
    }
    // Each claims another address; limits count the connection's, and not another visitor's with it.
    const askNumber = (claimed: string, localAddress: string) => {
      const headers = { accept: "application/json", origin: address, "x-forwarded-for": claimed };
      return request(`${address}/api/telefono/no-existe`, { method: "POST", headers, localAddress });
    };
    const claims = Array.from({ length: 61 }, (_, n) => `198.51.100.${n}`);
    const answers = await Promise.all(claims.map((claimed) => askNumber(claimed, "127.0.0.1")));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await askNumber("127.0.0.1", "127.0.0.2")).status).toBe(404);
    const exited = once(child, "exit");
    child.kill();
    await exited;
  });

  it("says in one sentence that Node is too old", () => {
    const { status, stderr } = spawnSync(process.execPath, ["--no-experimental-strip-types", ...START], {
      cwd: ROOT,
      env: environmentOf("site", process.env, {}),
      encoding: "utf8",
      timeout: 30_000,
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The site needs Node 22\.18 or newer, and this is v[\d.]+: bin\/start brings its own\.\n$/);
  });
});

describe("npm run doctor", () => {
  it("reads from a project what it needs to know, and fails while something is wanting", () => {
    const doctor = spawnSync(process.execPath, ["--conditions=react-server", "--import", "tsx", "server/doctor.ts"], {
      env: { PATH: process.env.PATH, NODE_ENV: "production", ...hosted() },
      encoding: "utf8",
    });
    for (const found of [
      "✓ NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY abre el proyecto",
      "✓ SUPABASE_SECRET_KEY abre el proyecto",
      "migraciones están aplicadas",
      "✓ Los buckets de fotos existen y son públicos",
      "✓ Realtime anuncia solo la tabla cambios",
      "✗ Faltan SMTP_URL y MAIL_FROM",
    ]) {
      expect(doctor.stdout, doctor.stderr).toContain(found);
    }
    expect(doctor.stdout).not.toContain(project.status.secretKey);
    expect(doctor.status).toBe(1);
  });
});
