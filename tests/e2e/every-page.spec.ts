import type { Page } from "@playwright/test";
import { anOwner } from "../support/e2e-owner";
import { expect, expectNoOverflow, test } from "./test";

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
    "/sin-conexion",
    "/planes-test",
  ],
  "ways in": [
    "/login",
    "/login?modo=contrasena",
    "/crear-cuenta",
    "/recuperar",
    "/registro?plan=free",
    "/registro?plan=Profesional&status=rejected&payment_id=1",
    "/registro?plan=premium&paid=true&email=ana%40example.com",
    "/registro-free-success",
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
  "/cuenta",
  "/cuenta/contrasena",
  "/cuenta/eliminar",
  "/checkout?plan=premium",
  "/registro?plan=premium",
  "/reclamar/tlapaleria-susi",
];

type Look = { page: Page; expectAccessible: () => Promise<void>; status?: number };

/** One window for all: what the pages share is loaded once. */
async function lookAt(paths: readonly string[], { page, expectAccessible, status = 200 }: Look): Promise<void> {
  test.slow();
  for (const path of paths) {
    await test.step(path, async () => {
      expect((await page.goto(path))?.status(), path).toBe(status);
      // Nobody was sent elsewhere.
      await expect(page).toHaveURL(path);
      await expectNoOverflow(page);
      await expectAccessible();
    });
  }
}

test("what is wrong with a page is found", async ({ page, expectAccessible }) => {
  await page.setContent('<html lang="es"><title>x</title><main><h1>x</h1><button></button></main></html>');
  await expect(expectAccessible()).rejects.toThrow("button-name");
  await page.setContent('<main style="width: 200vw">x</main>');
  await expect(expectNoOverflow(page)).rejects.toThrow();
});

test.describe("accessible and as wide as the window", { tag: "@wide" }, () => {
  for (const [what, paths] of Object.entries(PAGES)) {
    test(what, ({ page, expectAccessible }) => lookAt(paths, { page, expectAccessible }));
  }

  test("an owner's pages", async ({ page, context, expectAccessible }) => {
    const owner = await anOwner(context, 2);
    await lookAt(OWN_PAGES, { page, expectAccessible });
    await page.close();
    await owner.remove();
  });

  test.describe("what is missing", () => {
    test.use({ expectedConsoleErrors: [/404/] });

    test("says so", ({ page, expectAccessible }) => lookAt(MISSING, { page, expectAccessible, status: 404 }));
  });
});
