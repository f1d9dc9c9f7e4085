import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "@/supabase/local/free-port";
import { ownFolder, type SecondBuild } from "@/tests/cluster/support/second-build";
import { findBrowser } from "@/tests/support/find-browser";
import { type Instance, startInstance } from "@/tests/support/instance";
import { openForm, type PostedForm } from "@/tests/support/posted-form";
import { newDataDir } from "@/tests/support/prepared-data";

const LOGIN = "/login?modo=contrasena";
const FORM = "components/account/login-form.tsx";
const REFUSAL = "Correo o contraseña incorrectos.";
const TYPED = { email: "nadie@example.com", password: "una-clave-de-prueba" };
const BUILT_FILE = /\/_next\/static\/[\w./~-]+\.(?:js|css)/g;

const filesOf = async (page: string): Promise<string[]> => [
  ...new Set((await (await fetch(page)).text()).match(BUILT_FILE)),
];

describe("a page that was opened before a deployment", () => {
  let folder: SecondBuild;
  let instance: Instance;
  let browser: Browser;
  let page: Page;
  let form: PostedForm;
  let former: readonly string[];

  beforeAll(async () => {
    folder = await ownFolder();
    const options = { root: folder.root, dataDir: await newDataDir(), args: ["--port", String(await freePort())] };
    instance = await startInstance(options);
    browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
    page = await browser.newPage();
    await page.goto(instance.siteUrl + LOGIN);
    form = await openForm(instance.siteUrl, LOGIN);
    former = await filesOf(instance.siteUrl + LOGIN);
    await instance.stop();
    const source = path.join(folder.root, FORM);
    await writeFile(source, (await readFile(source, "utf8")).replaceAll("Contraseña", "Clave"));
    instance = await startInstance(options);
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
    await folder?.remove();
  });

  it("finds its scripts and styles", async () => {
    const present = await filesOf(instance.siteUrl + LOGIN);
    expect(former.filter((file) => !present.includes(file))).not.toEqual([]);
    const answers = await Promise.all(former.map((file) => fetch(instance.siteUrl + file)));
    expect(answers.map(({ status }) => status)).toEqual(former.map(() => 200));
  });

  it("has its form taken, without scripts", async () => {
    const answer = await form.post(TYPED);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(REFUSAL)]);
  });

  it("has its form taken by script, and is followed by pages of the new build", async () => {
    await page.evaluate(() => document.body.setAttribute("data-former", ""));
    await page.getByLabel("Correo").fill(TYPED.email);
    await page.getByLabel("Contraseña").fill(TYPED.password);
    await page.getByRole("button", { name: "Entrar" }).click();
    await page.getByText(REFUSAL).waitFor();
    expect(await page.locator("[data-former]").count()).toBe(1);
    await page.getByRole("link", { name: "Crear cuenta" }).last().click();
    await page.waitForURL("**/crear-cuenta**");
    expect(await page.locator("[data-former]").count()).toBe(0);
  });
});
