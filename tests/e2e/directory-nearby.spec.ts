import type { Page } from "@playwright/test";
import { clickAtRest, expect, expectNoOverflow, test } from "./test";

const CENTRE = { latitude: 19.3579, longitude: -99.0593 };

const toggle = (page: Page) => page.getByRole("button", { name: /^(Cerca de mí|Ubicando…)/ });

/** Kilometres on the cards, in the order of the list. */
async function distances(page: Page): Promise<number[]> {
  const texts = await page
    .getByRole("article")
    .getByText(/^A? ?[\d.,]+ km$/)
    .allTextContents();
  return texts.map((text) => Number(text.replace(/[^\d.]/g, "")));
}

test.describe("with a position", () => {
  test.use({ permissions: ["geolocation"], geolocation: CENTRE });

  test("sorts by distance, keeps the position out of the address, and stops on a second press", async ({
    page,
    context,
    expectAccessible,
  }) => {
    test.slow();
    await page.goto("/negocios?category=salud-y-bienestar");
    await toggle(page).click();
    await expect(page).toHaveURL("/negocios?category=salud-y-bienestar&sort=nearby");
    await expect(toggle(page)).toHaveText(/ON$/);
    await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("Ordenado por cercanía")).toBeVisible();
    const shown = await distances(page);
    expect(shown).toHaveLength(24);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    await expectNoOverflow(page);
    await expectAccessible();

    const [cookie] = (await context.cookies()).filter(({ name }) => name === "posicion");
    expect(cookie).toMatchObject({ value: "19.3579,-99.0593", path: "/negocios", sameSite: "Strict" });

    await clickAtRest(page.getByRole("link", { name: /Siguiente/ }));
    await expect(page).toHaveURL("/negocios?category=salud-y-bienestar&sort=nearby&page=2");
    await expect.poll(async () => (await distances(page))[0]).toBeGreaterThanOrEqual(shown.at(-1) ?? Infinity);

    await toggle(page).click();
    await expect(page).toHaveURL("/negocios?category=salud-y-bienestar");
    await expect(page.getByText("Ordenado por cercanía")).toHaveCount(0);
    expect(await distances(page)).toEqual([]);
  });

  test("keeps the keyboard's place", async ({ page }) => {
    await page.goto("/negocios");
    await toggle(page).press("Enter");
    await expect(toggle(page)).toHaveText(/ON$/);
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
    await expect(toggle(page)).toBeFocused();
  });

  test("limits the list to a radius", async ({ page }) => {
    await page.goto("/negocios");
    await toggle(page).click();
    const total = page.getByRole("heading", { name: /resultados?$/ });
    await expect(total).toHaveText(/^(5,|Más de )/);
    await page.getByRole("link", { name: "A menos de 1 km" }).click();
    await expect(page).toHaveURL("/negocios?radio=1&sort=nearby");
    await expect(total).not.toHaveText(/^(5,|Más de )/);
    const shown = await distances(page);
    expect(shown.length).toBeGreaterThan(0);
    for (const distance of shown) expect(distance).toBeLessThanOrEqual(1);
    await page.getByRole("link", { name: "Quitar filtro: A 1 km" }).click();
    await expect(page).toHaveURL("/negocios?sort=nearby");
    await expect(total).toHaveText(/^(5,|Más de )/);
  });

  test("asks by itself when the address wants distances", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: /Cerca de mí/ }).click();
    await expect(page).toHaveURL("/negocios?sort=nearby");
    await expect(toggle(page)).toHaveText(/ON$/);
    const shown = await distances(page);
    expect(shown).toHaveLength(24);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  });
});

test.describe("without a position", () => {
  test("a refusal is told, and the list stays as it was", async ({ page, context }) => {
    await context.clearPermissions();
    await page.goto("/negocios?sort=nearby");
    await expect(page.getByText("Aviso")).toBeVisible();
    await expect(page.getByText("No se pudo obtener tu ubicación.")).toBeVisible();
    await expect(page).toHaveURL("/negocios");
    await expect(page.getByRole("region", { name: "Elige tu colonia" }).getByRole("link").first()).toBeVisible();
    await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByRole("article").first()).toBeVisible();
  });

  test("a browser that knows no positions says so", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "geolocation"));
    await page.goto("/negocios");
    await toggle(page).click();
    await expect(page.getByText("Tu navegador no permite geolocalización.")).toBeVisible();
    await expect(page).toHaveURL("/negocios");
  });

  test("the button waits while the browser looks, for ten seconds at the most", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_found, _failed, options) => {
        document.documentElement.dataset.asked = JSON.stringify(options);
      };
    });
    await page.goto("/negocios");
    await toggle(page).click();
    await expect(toggle(page)).toHaveText("Ubicando…");
    await expect(toggle(page)).toBeDisabled();
    await expect(page.locator("html")).toHaveAttribute("data-asked", '{"enableHighAccuracy":true,"timeout":10000}');
  });
});
