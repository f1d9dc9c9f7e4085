import { expect, expectNoOverflow, test } from "./test";

test("leads from the home page by colonia and category to a business", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Ver todas las colonias" }).click();
  await expect(page).toHaveURL("/colonias");

  await page
    .getByRole("main")
    .getByRole("link", { name: /^Santa Martha Acatitla\s*\d/ })
    .click();
  await expect(page).toHaveURL("/colonias/santa-martha-acatitla");
  await expect(page.getByRole("article").first()).toContainText("Santa Martha Acatitla");

  await page
    .getByRole("navigation", { name: /^Categorías en/ })
    .getByRole("link", { name: /Servicios del Hogar/ })
    .click();
  await expect(page).toHaveURL("/colonias/santa-martha-acatitla/servicios-del-hogar");
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/negocio\/[a-z0-9-]+$/);
});

for (const [path, title] of [
  ["/colonias", "Colonias de Iztapalapa"],
  ["/colonias/santa-martha-acatitla", "Negocios en Santa Martha Acatitla"],
  ["/colonias/santa-martha-acatitla/servicios-del-hogar", "Servicios del Hogar en Santa Martha Acatitla"],
] as const) {
  test(`${path} is indexed, accessible and as wide as the window`, { tag: "@wide" }, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "index, follow");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
    await expectNoOverflow(page);
    await expectAccessible();
  });
}

test("a colonia's pages follow one another, each with its own canonical address", async ({ page }) => {
  await page.goto("/colonias/santa-martha-acatitla");
  await page.getByRole("link", { name: /Siguiente/ }).click();
  await expect(page).toHaveURL("/colonias/santa-martha-acatitla?page=2");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /santa-martha-acatitla\?page=2$/);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("tells search engines where the list stands and what is on it", async ({ page }) => {
  await page.goto("/colonias/santa-martha-acatitla?page=2");
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [list, crumbs] = blocks.map((text) => JSON.parse(text));
  expect(crumbs).toMatchObject({ "@type": "BreadcrumbList", itemListElement: { length: 3 } });
  expect(list).toMatchObject({ "@type": "ItemList", itemListElement: { 0: { position: 25 } } });
});

test("a category leads to its colonias", async ({ page }) => {
  await page.goto("/categorias/salud-y-bienestar");
  await page.getByRole("navigation", { name: "En tu colonia" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/colonias\/[a-z0-9-]+\/salud-y-bienestar$/);
});

test.describe("where there is no list", () => {
  test.use({ expectedConsoleErrors: [/404/] });
  for (const path of [
    "/colonias/no-existe",
    "/colonias/_",
    "/colonias/santa-martha-acatitla/no-existe",
    "/colonias/santa-martha-acatitla/categoria",
    "/colonias/no-existe/salud-y-bienestar",
    "/colonias/santa-martha-acatitla?page=999",
    "/colonias/%00%27%22",
  ]) {
    test(`${path} is a real 404`, { tag: path === "/colonias/no-existe" ? "@wide" : [] }, async ({
      page,
      expectAccessible,
    }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Colonia no encontrada");
      await expectAccessible();
    });
  }
});
