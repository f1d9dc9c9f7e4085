import { expect, expectNoOverflow, test } from "./test";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

test("says what the site is and lets one search at once", { tag: "@wide" }, async ({ page, expectAccessible }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Todo lo que buscas está en Iztapalapa Local");
  await expect(page.getByText("#1 Directorio Local en Iztapalapa")).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible();
});

test("leads a search to the directory", async ({ page }) => {
  await page.getByPlaceholder("¿Qué negocio buscas?").fill("  tlapalería susi ");
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page).toHaveURL("/negocios?q=tlapaler%C3%ADa+susi");
  await expect(page.getByRole("heading", { name: "Tlapalería Susi" }).first()).toBeVisible();
});

test("refuses an empty search with a toast", async ({ page }) => {
  await page.getByPlaceholder("¿Qué negocio buscas?").fill("   ");
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page.getByText("⚠️ Campo vacío")).toBeVisible();
  await expect(page.getByText("Por favor, ingresa un término de búsqueda.")).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("leads to each category, with the number of its businesses", async ({ page }) => {
  const category = page.getByRole("main").getByRole("link", { name: /Servicios del Hogar/ });
  await expect(category).toContainText(/3,6\d\d/);
  await category.click();
  await expect(page).toHaveURL("/categorias/servicios-del-hogar");
});

test("shows featured businesses with their plan and WhatsApp", async ({ page }) => {
  const featured = page.getByRole("region", { name: "Negocios Destacados" });
  await expect(featured.getByRole("link", { name: /Ver más/ }).first()).toBeVisible();
  await expect(featured.getByText("Plan Premium").first()).toBeVisible();
  const whatsapp = featured.getByRole("link", { name: /WhatsApp/ }).first();
  await expect(whatsapp).toHaveAttribute("href", /^https:\/\/wa\.me\/52\d{10}/);
  await expect(whatsapp).toHaveAttribute("target", "_blank");
});

test("shows all featured businesses on wide screens, the first six on phones", { tag: "@wide" }, async ({
  page,
  isMobile,
}) => {
  const featured = page.getByRole("region", { name: "Negocios Destacados" });
  const all = await featured.locator("article").count();
  expect(all).toBeGreaterThan(6);
  await expect(featured.getByRole("article").filter({ visible: true })).toHaveCount(isMobile ? 6 : all);
  await featured.getByRole("link", { name: "Ver todos los negocios" }).click();
  await expect(page).toHaveURL("/negocios");
});

test("has a menu on phones that opens and closes by keyboard", async ({ page }) => {
  const menu = page.getByText("Menú", { exact: true });
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner").getByRole("link", { name: "Planes" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("banner").getByRole("link", { name: "Planes" })).toBeHidden();
});

test("lets the keyboard skip to the content", async ({ page }) => {
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText(/Saltar al contenido|Ir al contenido/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
