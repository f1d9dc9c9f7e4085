import type { Locator, Page } from "@playwright/test";
import { expectSeen, focusOn } from "./focus";
import { expect, test } from "./test";

const MAX_STEPS = 120;

/** Presses Tab until the focus is on the target; on the way every stop must be seen, uncovered and marked. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press("Tab");
    const focus = await focusOn(page);
    if (focus) expectSeen(focus);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${target}`);
}

test("a person with a keyboard reaches the header, searches, opens a business and gets to the footer", {
  tag: "@wide",
}, async ({ page, isMobile }) => {
  test.slow();
  await page.goto("/");
  const banner = page.getByRole("banner");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Saltar al contenido" })).toBeFocused();

  if (isMobile) {
    await tabTo(page, banner.getByRole("button", { name: "Menú" }));
    await page.keyboard.press("Enter");
    await tabTo(page, banner.getByRole("link", { name: "Planes" }));
    await page.keyboard.press("Escape");
    await expect(banner.getByRole("link", { name: "Planes" })).toBeHidden();
    await expect(banner.getByRole("button", { name: "Menú" })).toBeFocused();
  } else {
    await tabTo(page, banner.getByRole("link", { name: "Registrar Negocio" }));
  }

  const search = page.getByPlaceholder("¿Qué negocio buscas?");
  await tabTo(page, search);
  await page.keyboard.type("taqueria la guera");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/negocios?q=taqueria+la+guera");
  await expect(page.getByRole("heading", { name: /^\d+ resultados?$/ })).toBeVisible();

  const business = page
    .getByRole("main")
    .getByRole("link", { name: /Ver Detalles.*Taquería La Güera|Taquería La Güera/ })
    .first();
  await tabTo(page, business);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/negocio/taqueria-la-guera");

  await tabTo(page, page.getByRole("contentinfo").getByRole("link", { name: "Soporte" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/soporte");

  const question = page.locator("summary").first();
  await tabTo(page, question);
  await page.keyboard.press("Enter");
  await expect(page.getByText("es gratis y se revisa antes de publicarse")).toBeVisible();
});

test("a toast is called and closed by keyboard", async ({ page }) => {
  await page.goto("/descargar");
  const install = page.getByRole("button", { name: "Instalar la app" });
  await tabTo(page, install);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("Instálala desde tu navegador");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Cerrar aviso" })).toBeHidden();
  await expect(install).toBeFocused();
});

const SHEETS = [
  { path: "/", opener: "Menú", inside: "Planes" },
  { path: "/negocios", opener: "Filtros", inside: null },
  { path: "/negocio/taqueria-la-guera", opener: "Compartir", inside: "WhatsApp (abre otra pestaña)" },
];

for (const { path, opener, inside } of SHEETS)
  test(`«${opener}» keeps the keyboard until Escape, and gives it back`, async ({ page }) => {
    // Else the phone's own sheet would share.
    await page.addInitScript("delete Navigator.prototype.share");
    await page.goto(path);
    const button = page.getByRole("button", { name: opener });
    await button.focus();
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog");
    await expect(sheet).toBeVisible();
    const isOutside = () =>
      sheet.evaluate((it) => document.activeElement !== document.body && !it.contains(document.activeElement));
    for (let step = 0; step < 20; step += 1) {
      expect(await isOutside(), `step ${step}`).toBe(false);
      await page.keyboard.press(step % 3 === 2 ? "Shift+Tab" : "Tab");
    }
    if (inside) await expect(sheet.getByRole("link", { name: inside })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
  });
