import { expect, test } from "./test";

test("says what the site is, and shows all featured businesses", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Todo lo que buscas está en Iztapalapa Local");
  await expect(page.getByText("#1 Directorio Local en Iztapalapa")).toBeVisible();
  const featured = page.getByRole("region", { name: "Negocios Destacados" });
  await expect(featured.getByRole("link", { name: /Ver más/ }).first()).toBeVisible();
  await expect(featured.getByText("Plan Premium").first()).toBeVisible();
  const whatsapp = featured.getByRole("link", { name: /WhatsApp/ }).first();
  await expect(whatsapp).toHaveAttribute("href", /^https:\/\/wa\.me\/52\d{10}/);
  await expect(whatsapp).toHaveAttribute("target", "_blank");
  const all = await featured.locator("article").count();
  expect(all).toBeGreaterThan(6);
  // Full rows of each number of columns; the rest a tap away.
  await expect(featured.getByRole("article").filter({ visible: true })).toHaveCount(all - (all % 6));
  await featured.getByText(`Ver todos (${all})`).click();
  await expect(featured.getByRole("article").filter({ visible: true })).toHaveCount(all);
  await featured.getByRole("link", { name: "Ver todos los negocios" }).click();
  await expect(page).toHaveURL("/negocios");
});

test("refuses an empty search with a toast, and leads another to the directory", async ({ page }) => {
  await page.goto("/");
  await page.getByPlaceholder("¿Qué negocio buscas?").fill("   ");
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page.getByText("⚠️ Campo vacío")).toBeVisible();
  await expect(page.getByText("Por favor, ingresa un término de búsqueda.")).toBeVisible();
  await expect(page).toHaveURL("/");
  await page.getByPlaceholder("¿Qué negocio buscas?").fill("  tlapalería susi ");
  // On a phone, suggestions that have come cover the button.
  await page.getByPlaceholder("¿Qué negocio buscas?").press("Enter");
  await expect(page).toHaveURL("/negocios?q=tlapaler%C3%ADa+susi");
  await expect(page.getByRole("heading", { name: "Tlapalería Susi" }).first()).toBeVisible();
  await expect(page.getByText("⚠️ Campo vacío")).toHaveCount(0);
});

test("has a menu on phones for the keyboard, a way past it, and a link for each category", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText(/Saltar al contenido|Ir al contenido/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await page.getByText("Menú", { exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner").getByRole("link", { name: "Planes" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("banner").getByRole("link", { name: "Planes" })).toBeHidden();

  const category = page.getByRole("main").getByRole("link", { name: /Servicios del Hogar/ });
  // One category has fewer than twenty: then none boasts of its number.
  await expect(category).toHaveText("Servicios del Hogar");
  await category.click();
  await expect(page).toHaveURL("/categorias/servicios-del-hogar");
});

test("offers three searches that find something", async ({ page }) => {
  await page.goto("/");
  const examples = page.getByText("Prueba con").getByRole("link");
  await expect(examples).toHaveCount(3);
  await examples.first().click();
  await expect(page).toHaveURL(/\/negocios\?q=\w+/);
  await expect(page.getByRole("article").nth(4)).toBeVisible();
});
