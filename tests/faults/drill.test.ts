import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { runHostedDrill } from "@/server/backup/hosted-drill";
import { makeBackup } from "@/server/backup/make-backup";
import { runDrill } from "@/server/backup/run-drill";
import { dataPaths } from "@/supabase/local/paths";
import { objectName } from "@/supabase/local/storage/object-files";
import { aMailAddress, client, PASSWORD } from "@/tests/support/backend-target";
import { insertBusiness } from "@/tests/support/business-row";
import { type Instance, startInstance } from "@/tests/support/instance";

const BUCKET = "logos";
const PICTURE = "drill/logo.webp";

let instance: Instance;
let sql: postgres.Sql;
let base: string;

beforeAll(async () => {
  instance = await startInstance();
  base = await mkdtemp(path.join(os.tmpdir(), "iztapalapa-drill-test-"));
  const { status, dataDir } = instance;
  sql = postgres(status.databaseUrl, { max: 1, onnotice: () => undefined });
  const { auth, storage } = client(status.supabaseUrl, status.secretKey);
  await auth.admin.createUser({ email: aMailAddress(), password: PASSWORD, email_confirm: true });
  await storage.from(BUCKET).upload(PICTURE, Buffer.from("RIFF....WEBP"), { contentType: "image/webp" });
  await insertBusiness(sql, { slug: "taqueria" });
  await makeBackup({ databaseUrl: status.databaseUrl, dataDir, base, recipient: null, keep: 1 });
});
afterAll(async () => {
  await sql?.end();
  await instance?.stop();
  await rm(base, { recursive: true, force: true });
});

const drill = () => runDrill({ from: base, identity: null, running: instance.status, dataDir: instance.dataDir });

it("finds a good backup good, and notes it", async () => {
  await insertBusiness(sql, { slug: "posterior" });
  const { isFine, lines } = await drill();
  expect(lines.filter((line) => line.startsWith("✗"))).toEqual([]);
  expect(isFine).toBe(true);
  expect(lines.join("\n")).toMatch(/pictures: 1\n✓ sign-ins: 1\n✓ pages: \d+\n.*public\.negocios 1/);
  expect(await sql`select bien from private.respaldos where tipo = 'simulacro'`).toEqual([{ bien: true }]);
});

it("names what is not as it is on the running site, and notes that", async () => {
  const file = path.join(dataPaths(instance.dataDir).storage, objectName(BUCKET, PICTURE));
  const original = await readFile(file);
  await writeFile(file, "something else");
  const { isFine, lines } = await drill();
  await writeFile(file, original);
  expect(isFine).toBe(false);
  expect(lines.filter((line) => line.startsWith("✗"))).toEqual([
    `✗ pictures: 1. Not as they should be: ${BUCKET}/${PICTURE}`,
  ]);
  expect(await sql`select bien from private.respaldos where tipo = 'simulacro'`).toEqual([{ bien: false }]);
});

it("compares hosted projects, and names what another one lacks", async () => {
  const another = await startInstance();
  onTestFinished(async () => void (await another.stop()));
  const database = postgres(another.status.databaseUrl, { max: 1, onnotice: () => undefined });
  await insertBusiness(database, { slug: "of-another-city" });
  await database.end();
  const [running, other] = [instance.status, another.status].map((status) => ({ ...status, site: status.supabaseUrl }));
  if (!running || !other) throw new Error("there are no instances");
  expect((await runHostedDrill(running, running)).lines.filter((line) => line.startsWith("✗"))).toEqual([]);
  const { isFine, lines } = await runHostedDrill(running, other);
  expect(isFine).toBe(false);
  expect(lines.find((line) => line.startsWith("✗"))).toMatch(
    /be: auth\.users, public\.negocios, public\.periodos, storage\.objects$/,
  );
});
