import type { Page } from "@playwright/test";
import postgres from "postgres";
import { type Instance, startInstance } from "../support/instance";
import { expectLive } from "./directory";
import { expect, test } from "./test";

// An instance of its own, since it fails: the others' must not.
let instance: Instance;
let sql: postgres.Sql;

// One worker, since both tests break the same database.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  instance = await startInstance({ seed: "showcase" });
  sql = postgres(instance.status.databaseUrl, { max: 1 });
});
test.afterAll(async () => {
  await sql?.end();
  await instance?.stop();
});

const loseSearch = () => sql`alter function public.search_businesses rename to lost_businesses`;
const findSearch = () => sql`alter function public.lost_businesses rename to search_businesses`;

const results = (page: Page) => page.getByRole("heading", { name: /^[1-9]\d* resultados?$/ });
const nothing = (page: Page) => page.getByText("No se encontraron resultados");

test.describe("when the backend cannot search", () => {
  // React tells of the part that failed; the page of a 503 has no icon of its own.
  test.use({ expectedConsoleErrors: [/status of 50[03]|React error #441|favicon\.ico/] });

  test("the list says that it failed, not that it is empty, and comes back on request", async ({ page }) => {
    await page.goto(`${instance.siteUrl}/negocios`);
    await expect(results(page)).toBeVisible();
    await loseSearch();
    await page.getByRole("combobox", { name: "¿Qué buscas?" }).fill("taqueria");
    // Before its script is there a form is sent as any other.
    await expectLive(page);
    await page.keyboard.press("Enter");
    await expect(page.getByText("No pudimos cargar los negocios.")).toBeVisible();
    await expect(nothing(page)).toHaveCount(0);
    await findSearch();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect(results(page)).toBeVisible();
  });

  test("a list asked for by its address is a 503 that can be asked for again", async ({ page }) => {
    await loseSearch();
    const answer = await page.goto(`${instance.siteUrl}/negocios?q=tacos`);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()["retry-after"]).toBe("10");
    await expect(page.getByRole("heading", { name: "Volvemos en un momento" })).toBeVisible();
    await expect(nothing(page)).toHaveCount(0);
    await findSearch();
    await page.getByRole("link", { name: "Reintentar" }).click();
    await expect(results(page)).toBeVisible();
  });
});
