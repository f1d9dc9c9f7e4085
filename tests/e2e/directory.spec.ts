import { openFilters } from "./directory";
import { clickAtRest, expect, expectNoOverflow, test } from "./test";

const results = /^[\d,]+ resultados?$/;

test("shows all businesses, 24 on a page, with real page links", async ({ page }) => {
  await page.goto("/negocios");
  await expect(page.getByRole("heading", { name: "Directorio de Negocios" })).toBeVisible();
  await expect(page.getByText("Explora todos los negocios registrados")).toBeVisible();
  await expect(page.getByRole("heading", { name: results })).toHaveText(/^5,[67]\d\d resultados$/);
  await expect(page.getByRole("link", { name: /Ver Detalles/ })).toHaveCount(24);

  const names = () => page.getByRole("article").getByRole("heading").allTextContents();
  const firstPage = await names();
  await clickAtRest(page.getByRole("link", { name: /Siguiente/ }));
  await expect(page).toHaveURL("/negocios?page=2");
  await expect(page.getByRole("link", { name: /Anterior/ })).toBeVisible();
  expect(await names()).not.toEqual(firstPage);
});

test("six whole businesses stand on a phone's first two screens, also after a search, whose title makes room", async ({
  page,
}) => {
  const phone = { width: 360, height: 740 };
  const fields: number[] = [];
  for (const path of ["/negocios", "/negocios?q=consultorio"]) {
    await page.goto(path);
    const sixth = await page.getByRole("article").nth(5).boundingBox();
    expect((sixth?.y ?? 9999) + (sixth?.height ?? 0), path).toBeLessThanOrEqual(2 * phone.height);
    fields.push((await page.getByRole("combobox", { name: "¿Qué buscas?" }).boundingBox())?.y ?? 0);
    await expect(page.getByRole("heading", { name: "Directorio de Negocios" })).toHaveCount(1);
  }
  expect(fields[1]).toBeLessThan((fields[0] ?? 0) - 40);
});

test("filters by category and plan, keeps the address in sync without new history entries", { tag: "@wide" }, async ({
  page,
}) => {
  await page.goto("/");
  await page.goto("/negocios");
  await openFilters(page);
  await page.getByRole("combobox", { name: "Categoría" }).focus();
  await page.getByRole("combobox", { name: "Categoría" }).selectOption("salud-y-bienestar");
  await expect(page).toHaveURL("/negocios?category=salud-y-bienestar");
  // The sheet stays open, and the focus where it was.
  await expect(page.getByRole("combobox", { name: "Categoría" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Quitar filtro: Salud y Bienestar", includeHidden: true })).toHaveCount(
    1,
  );
  await page.getByRole("combobox", { name: "Plan" }).selectOption("free");
  await expect(page).toHaveURL("/negocios?category=salud-y-bienestar&plan=free");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Limpiar Filtros" }).click();
  await expect(page).toHaveURL("/negocios");
  await openFilters(page);
  await expect(page.getByRole("combobox", { name: "Categoría" })).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("asks for what was chosen before the script had loaded, and keeps what was typed", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/negocios", { waitUntil: "commit" });
  await page.getByPlaceholder("Buscar por nombre, descripción o categoría...").fill("consultorio");
  await openFilters(page);
  await page.getByRole("combobox", { name: "Categoría" }).selectOption("salud-y-bienestar");
  release();
  await expect(page).toHaveURL("/negocios?q=consultorio&category=salud-y-bienestar");
});

test("says when nothing matches, and leads back", async ({ page }) => {
  await page.goto("/negocios?q=zzzxqy");
  await expect(page.getByText("No se encontraron resultados")).toBeVisible();
  await expect(page.getByText("Revisa cómo lo escribiste o búscalo con otras palabras.")).toBeVisible();
  await page.getByRole("button", { name: "Avísanos qué falta" }).click();
  await expect(page.getByText("Gracias, lo anotamos.")).toBeVisible();
  const categories = page.getByRole("navigation", { name: "O explora por categoría" }).getByRole("link");
  await expect(categories).toHaveCount(10);
  await expect(categories.first()).toHaveAttribute("href", "/categorias/alimentos-y-bebidas");
  await page.getByRole("main").getByRole("link", { name: "Ver todos los negocios" }).click();
  await expect(page).toHaveURL("/negocios");
});

test("takes a script as plain text, and a word without end widens nothing", { tag: "@wide" }, async ({ page }) => {
  let isAlerted = false;
  page.on("dialog", () => {
    isAlerted = true;
  });
  for (const term of ["<script>alert(1)</script>", "a".repeat(500)]) {
    await page.goto(`/negocios?q=${encodeURIComponent(term)}`);
    await expect(page.getByRole("heading", { name: results })).not.toHaveText(/^4,/);
    await expect(page.getByRole("link", { name: `Quitar filtro: “${term}”` })).toBeVisible();
    await expectNoOverflow(page);
  }
  expect(isAlerted).toBe(false);
});
