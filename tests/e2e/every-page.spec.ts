import type { Page } from "@playwright/test";
import { ADMIN_SECTIONS } from "@/lib/admin/sections";
import { PANEL_SECTION_IDS } from "@/lib/panel-sections";
import { addVisit } from "../support/e2e-business";
import { anOwner } from "../support/e2e-owner";
import { makeAdmin } from "../support/e2e-user";
import { expectStopsSeen, type Walk } from "./focus";
import { expectLargeTextFits } from "./large-text";
import { enlargeText, expect, expectNoOverflow, test } from "./test";

/**
 * Pages of every kind, as they stand when they have loaded. What a page becomes by what one does on it is looked at by
 * the test that does it.
 */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  "the directory": [
    "/negocios",
    "/negocios?q=feretria",
    "/negocios?q=zzzxqy",
    "/categorias",
    "/categorias/salud-y-bienestar",
    "/actividades/ferreteria-y-tlapaleria",
    "/colonias",
    "/colonias/santa-martha-acatitla",
    "/colonias/santa-martha-acatitla/servicios-del-hogar",
    "/colonias/santa-martha-acatitla/ferreteria-y-tlapaleria",
    "/colonias/santa-martha",
  ],
  businesses: [
    "/negocio/taqueria-la-guera",
    "/negocio/regularizacion-paso-a-paso",
    "/negocio/tlapaleria-susi",
    "/favoritos",
  ],
  "what the site says of itself": [
    "/",
    "/planes",
    "/planes/ejemplo",
    "/descargar",
    "/terminos",
    "/privacidad",
    "/soporte",
    "/desarrolladores",
    "/sin-conexion",
    "/planes-test",
    "/diseno",
  ],
  "ways in": [
    "/login",
    "/login?modo=contrasena",
    "/crear-cuenta",
    "/recuperar",
    "/registro?plan=free",
    "/registro?plan=Profesional&status=rejected&payment_id=1",
    "/registro?plan=premium&paid=true",
    "/registro-free-success",
    "/contacto",
    "/contacto/arco",
  ],
};

const MISSING = [
  "/no-hay-nada-aqui",
  "/negocio/no-existe",
  "/colonias/no-existe",
  "/categorias/no-existe",
  "/actividades/no-existe",
];

/** For somebody who has signed in and has two businesses. */
const OWN_PAGES = [
  "/mi-negocio",
  ...PANEL_SECTION_IDS.map((section) => `/mi-negocio/${section}`),
  "/mi-negocio/vista",
  "/cuenta",
  "/cuenta/contrasena",
  "/cuenta/eliminar",
  "/checkout?plan=premium",
  "/registro?plan=premium&otro=1",
  "/reclamar/tlapaleria-susi",
];

/** Every section of the administration, and what opens on one. */
const ADMIN_PAGES = [...ADMIN_SECTIONS.map(({ path }) => path), "/admin/bitacora?negocio=taqueria&desde=2026-01-01"];

type Look = {
  page: Page;
  expectAccessible: () => Promise<void>;
  expectContrastInTheDark: () => Promise<void>;
  status?: number;
};

/** On a busy machine. */
const PAGE_MS = 40_000;
const COMPUTER = { width: 1280, height: 800 };

const FORWARD: Walk = { key: "Tab", colorScheme: "light" };
const BACK: Walk = { key: "Shift+Tab", colorScheme: "dark" };

/**
 * One window for all: what the pages share is loaded once, and a page itself once for both widths. By keyboard, a page is
 * gone through forward in one width and back in the other, and the next page the other way round. Contrast in the dark is
 * looked at on every other page: neighbours are made of the same, and what all are made of is looked at in measures.spec.ts.
 */
async function lookAt(
  paths: readonly string[],
  { page, expectAccessible, expectContrastInTheDark, status = 200 }: Look,
): Promise<void> {
  test.setTimeout(paths.length * PAGE_MS);
  const phone = page.viewportSize() ?? COMPUTER;
  for (const [index, path] of paths.entries()) {
    const [onPhone, onComputer] = index % 2 === 0 ? [FORWARD, BACK] : [BACK, FORWARD];
    await test.step(path, async () => {
      expect((await page.goto(path))?.status(), path).toBe(status);
      // Nobody was sent elsewhere.
      await expect(page).toHaveURL(path);
      await expectStopsSeen(page, onPhone);
      await page.setViewportSize(COMPUTER);
      await expectStopsSeen(page, onComputer);
      // What opens by a tap, too.
      await page.locator("main details").evaluateAll((all) => {
        for (const each of all) each.setAttribute("open", "");
      });
      await expectNoOverflow(page);
      // What differs with the width is the frame that all of them have.
      if (path === paths[0]) await expectAccessible();
      await page.setViewportSize(phone);
      await expectNoOverflow(page);
      await expectAccessible();
      if (index % 2 === 0) await expectContrastInTheDark();
      await enlargeText(page, 130);
      await expectNoOverflow(page);
      await expectLargeTextFits(page);
    });
  }
}

test("what is wrong with a page is found", async ({ page, expectAccessible }) => {
  await page.setContent('<html lang="es"><title>x</title><main><h1>x</h1><button></button></main></html>');
  await expect(expectAccessible()).rejects.toThrow("button-name");
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  await page.setContent(`${viewport}<main style="width: 200vw">x</main>`);
  await expect(expectNoOverflow(page)).rejects.toThrow();
});

test.describe("accessible and as wide as the window", () => {
  for (const [what, paths] of Object.entries(PAGES)) {
    test(what, ({ page, expectAccessible, expectContrastInTheDark }) =>
      lookAt(paths, { page, expectAccessible, expectContrastInTheDark }),
    );
  }

  test("an owner's pages", async ({ page, context, expectAccessible, expectContrastInTheDark }) => {
    const owner = await anOwner(context, 2, { plan_type: "pro" });
    await Promise.all(owner.businesses.map(({ id }) => addVisit(id)));
    await lookAt(OWN_PAGES, { page, expectAccessible, expectContrastInTheDark });
    await page.close();
    await owner.remove();
  });

  test("the administrator's sections", async ({ page, context, expectAccessible, expectContrastInTheDark }) => {
    const administrator = await anOwner(context, 0);
    await makeAdmin(administrator.id);
    await lookAt(ADMIN_PAGES, { page, expectAccessible, expectContrastInTheDark });
    // On a phone the row of sections is longer than the screen.
    await page.goto("/admin/bitacora");
    await expect(page.getByRole("link", { name: "Bitácora" })).toBeInViewport();
    await page.close();
    await administrator.remove();
  });

  test.describe("what is missing", () => {
    test.use({ expectedConsoleErrors: [/404/] });

    test("says so", ({ page, expectAccessible, expectContrastInTheDark }) =>
      lookAt(MISSING, { page, expectAccessible, expectContrastInTheDark, status: 404 }));
  });
});

test("the directory's grid has three columns from 1024 px on", { tag: "@wide" }, async ({ page, isMobile }) => {
  test.skip(isMobile, "of a computer's screen");
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto("/negocios");
  await page.getByRole("button", { name: "Cuadrícula" }).click();
  const tops = await page
    .getByRole("article")
    // Where they stand: on the screen they may still be coming in.
    .evaluateAll((cards) => cards.slice(0, 4).map((card) => (card.parentElement as HTMLElement).offsetTop));
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
  await expectNoOverflow(page);
});

test.describe("the header", { tag: "@wide" }, () => {
  test.skip(({ isMobile }) => isMobile, "phones have a menu");

  for (const [who, cookie] of [
    ["an owner", "1.abcdef01"],
    ["an administrator", "admin.abcdef01"],
  ] as const) {
    test(`has room for everything that ${who} needs, from 1024 px on`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: "cuenta", value: cookie, url: baseURL ?? "" }]);
      await page.goto("/terminos");
      for (const width of [1024, 1279, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        const header = page.getByRole("banner");
        await expect(header.getByRole("button", { name: "Cerrar sesión" })).toBeVisible();
        await expect(header.getByRole("link", { name: "Descargar App" })).toBeVisible();
        await expect(header).toHaveCSS("height", "64px");
        await expectNoOverflow(page);
      }
    });
  }
});
