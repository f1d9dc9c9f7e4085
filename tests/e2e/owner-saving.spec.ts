import type { Locator, Page } from "@playwright/test";
import { select, uploadPictures } from "../support/e2e-business";
import { anOwner } from "../support/e2e-owner";
import { expect, test } from "./test";

const SECTIONS = ["datos", "horario", "fotos", "promociones", "menu", "video", "mapa", "redes", "ajustes"];

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error("it is not shown");
  return box;
};

/** Returns the free space above a bar at rest, at the end of its form. */
const gapAbove = (bar: Locator) =>
  bar.evaluate((element) => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    const above = element.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
    return element.getBoundingClientRect().top - above;
  });

test("one bar stores a section, the same in each: 64 px, as wide as the column, in no card and over no field", {
  tag: "@wide",
}, async ({ page, context }) => {
  test.slow();
  const [portada_url] = await uploadPictures(1);
  const owner = await anOwner(context, 1, { plan_type: "premium", slug_categoria: "alimentos-y-bebidas", portada_url });
  const looks = new Set<string>();
  for (const section of SECTIONS) {
    await page.goto(`/mi-negocio/${section}`);
    const form = page.locator("form[data-section-form]").first();
    const bar = form.locator("xpath=./*[last()]");
    await expect(bar.getByRole("button", { name: "Guardar cambios" })).toBeVisible();
    const [box, column, title] = [
      await boxOf(bar),
      await boxOf(form),
      await boxOf(page.getByRole("heading", { level: 1 })),
    ];
    expect([section, box.height, box.x, box.width]).toEqual([section, 64, column.x, column.width]);
    expect([section, box.x]).toEqual([section, title.x]);
    expect([section, Math.round(await gapAbove(bar))]).toEqual([section, 80]);
    looks.add(await bar.evaluate((element) => getComputedStyle(element).backgroundColor));
  }
  expect([...looks]).toHaveLength(1);
  await page.close();
  await owner.remove();
});

test("nothing that the keyboard reaches in a section lies under its bar", { tag: "@wide" }, async ({
  page,
  context,
}) => {
  const owner = await anOwner(context, 1, { plan_type: "premium", slug_categoria: "alimentos-y-bebidas" });
  for (const section of ["horario", "mapa", "datos"]) {
    await page.goto(`/mi-negocio/${section}`);
    const bar = page.locator("form[data-section-form]").first().locator("xpath=./*[last()]");
    await page.getByRole("heading", { level: 1 }).click();
    for (let stop = 0, isAtBar = false; !isAtBar && stop < 120; stop += 1) {
      await page.keyboard.press("Tab");
      const { name, covered, atBar } = await bar.evaluate((element) => {
        const reached = document.activeElement;
        const form = element.parentElement;
        const [top, bottom] = [element.getBoundingClientRect().top, reached?.getBoundingClientRect().bottom ?? 0];
        const isInside = form?.contains(reached) && !element.contains(reached);
        return {
          name: reached?.outerHTML.slice(0, 120),
          covered: Boolean(isInside) && bottom > top,
          atBar: element.contains(reached),
        };
      });
      expect([section, name, covered]).toEqual([section, name, false]);
      isAtBar = atBar;
    }
    await expect(bar.getByRole("button", { name: "Guardar cambios" })).toBeFocused();
  }
  await page.close();
  await owner.remove();
});

test("header, panel and footer share their edges, and the footer is one line", { tag: "@wide" }, async ({
  page,
  context,
  isMobile,
}) => {
  const owner = await anOwner(context, 1, { plan_type: "premium" });
  await page.goto("/mi-negocio/datos");
  const footer = page.getByRole("contentinfo");
  expect((await boxOf(footer)).height).toBeLessThanOrEqual(64);
  for (const width of isMobile ? [] : [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const brand = await boxOf(page.getByRole("banner").locator("svg").first());
    const panel = await boxOf(page.getByText("Tienda 1").first());
    const note = await boxOf(footer.locator("p"));
    expect([width, Math.abs(brand.x - panel.x) <= 1, Math.abs(note.x - panel.x) <= 1]).toEqual([width, true, true]);
  }
  await page.close();
  await owner.remove();
});

const rowOf = async (id: string) => (await select("negocios", `id=eq.${id}&select=descripcion,telefono`))[0];
const fieldOf = (page: Page, name: RegExp) => page.getByRole("textbox", { name });

test("what is typed before the page's scripts are there stays, and is known to be unsaved", async ({
  page,
  context,
}) => {
  const owner = await anOwner(context, 1, { plan_type: "pro", descripcion: "Abarrotes" });
  const { id = "" } = owner.businesses[0] ?? {};
  const scripts = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js*", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/mi-negocio/datos", { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => globalThis.typedTexts);
  await fieldOf(page, /^Descripción/).pressSequentially("Dulces y ");
  await fieldOf(page, /^Teléfono/).fill("55 8765 4321");
  scripts.resolve();
  await expect(page.getByText("Sin guardar")).toBeVisible();
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(page.getByText(/^Guardado a las/)).toBeVisible();
  expect(await rowOf(id)).toEqual({ descripcion: "Dulces y Abarrotes", telefono: "55 8765 4321" });
  await page.close();
  await owner.remove();
});

test("a section left without saving offers what was typed, and no other save stores it", async ({ page, context }) => {
  const owner = await anOwner(context, 1, { plan_type: "pro", descripcion: "Abarrotes" });
  const { id = "" } = owner.businesses[0] ?? {};
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto("/mi-negocio/datos");
  await fieldOf(page, /^Descripción/).fill("Abarrotes y dulces");
  await expect(page.getByText("Sin guardar")).toBeVisible();
  await page.goto("/mi-negocio/redes");
  await page.goto("/mi-negocio/datos");

  const offer = page.getByText("Dejaste cambios sin guardar.");
  await expect(offer).toBeVisible();
  await expect(fieldOf(page, /^Descripción/)).toHaveValue("Abarrotes");
  await fieldOf(page, /^Teléfono/).fill("55 8765 4321");
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(page.getByText(/^Guardado a las/)).toBeVisible();
  expect(await rowOf(id)).toEqual({ descripcion: "Abarrotes", telefono: "55 8765 4321" });

  await expect(offer).toBeVisible();
  await page.getByRole("button", { name: "Recuperar" }).click();
  await expect(page.getByText("Recuperamos lo que escribiste. Todavía no está guardado.")).toBeVisible();
  await expect(fieldOf(page, /^Descripción/)).toHaveValue("Abarrotes y dulces");
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await expect.poll(() => rowOf(id)).toEqual({ descripcion: "Abarrotes y dulces", telefono: "55 8765 4321" });
  await expect(offer).toHaveCount(0);

  await fieldOf(page, /^Descripción/).fill("Otra cosa");
  await expect(page.getByText("Sin guardar")).toBeVisible();
  await page.goto("/mi-negocio/datos");
  await page.getByRole("button", { name: "Descartar" }).click();
  await page.reload();
  await expect(fieldOf(page, /^Descripción/)).toHaveValue("Abarrotes y dulces");
  await expect(offer).toHaveCount(0);
  await page.close();
  await owner.remove();
});
