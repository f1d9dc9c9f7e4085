import type { Locator, Page } from "@playwright/test";
import { select, uploadPictures } from "../support/e2e-business";
import { anOwner } from "../support/e2e-owner";
import { expect, test } from "./test";

const PICTURES = ["home-360", "directory-360", "listing-360"].map((name) => `docs/pictures/${name}.webp`);

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error("it is not shown");
  return box;
};

/** Returns how far the input lies over the frame around it. */
const coverOf = (input: Locator) =>
  input.evaluate((element) => {
    const [own, frame] = [element.getBoundingClientRect(), element.previousElementSibling?.getBoundingClientRect()];
    return frame ? [own.x - frame.x, own.y - frame.y, own.width - frame.width, own.height - frame.height] : null;
  });

const isWithin = async (part: Locator, frame: Locator) => {
  const [inner, outer] = [await boxOf(part), await boxOf(frame)];
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
};

const photosOf = (page: Page) => page.getByRole("list").filter({ has: page.getByLabel("Agregar fotos") });

test.describe("pictures and their tiles", () => {
  test.use({ expectedConsoleErrors: [/ERR_CONNECTION_RESET/] });

  test("a picture is changed in its own frame, and its fault is told there", { tag: "@wide" }, async ({
    page,
    context,
    isMobile,
    expectAccessible,
  }) => {
    const [cover = "", ...gallery] = await uploadPictures(3);
    const owner = await anOwner(context, 1, { plan_type: "premium", portada_url: cover, gallery_images: gallery });
    await page.goto("/mi-negocio/fotos");
    const chooser = page.getByLabel("Cambiar portada");
    expect(await coverOf(chooser)).toEqual([0, 0, 0, 0]);
    await expect(chooser).toHaveCSS("opacity", "0");
    await expect(chooser).not.toHaveAttribute("capture");
    await chooser.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(page.locator("label").filter({ has: chooser })).toHaveCSS("outline-width", "3px");

    const photos = photosOf(page);
    await expect(photos.getByRole("listitem")).toHaveCount(3);
    await expect(photos.getByRole("listitem").last().getByText("Agregar fotos")).toBeVisible();
    expect(await coverOf(page.getByLabel("Agregar fotos"))).toEqual([0, 0, 0, 0]);
    const camera = page.getByText("Tomar foto").first();
    if (isMobile) await expect(camera).toBeVisible();
    else await expect(camera).toBeHidden();
    await expect(page.getByRole("button", { name: "Guardar cambios de las descripciones" })).toBeVisible();

    await page.route("**/mi-negocio/fotos/subir", (route) => route.abort("connectionreset"));
    await page.getByLabel("Agregar fotos").setInputFiles(PICTURES.slice(0, 1));
    const tile = page.locator("[data-upload]");
    const fault = tile.getByText("Se cortó la conexión. Reintenta cuando vuelva.");
    await expect(fault).toBeVisible();
    expect(await isWithin(fault, tile)).toBe(true);
    expect(await isWithin(tile.getByRole("button", { name: "Reintentar" }), tile)).toBe(true);
    expect(await isWithin(tile.getByRole("button", { name: "Quitar" }), tile)).toBe(true);
    await expectAccessible();
    await tile.getByRole("button", { name: "Quitar" }).click();
    await expect(tile).toHaveCount(0);
    await page.close();
    await owner.remove();
  });

  test("the focus goes on where a photo was taken off, brought back or moved to the end", async ({ page, context }) => {
    const owner = await anOwner(context, 1, { plan_type: "premium" });
    const { id = "" } = owner.businesses[0] ?? {};
    const stored = async () => (await select("negocios", `id=eq.${id}&select=gallery_images`))[0]?.gallery_images;
    await page.goto("/mi-negocio/fotos");
    await page.getByLabel("Agregar fotos").setInputFiles(PICTURES);
    await expect(page.getByText("3 de 60")).toBeVisible();
    const gallery = (await stored()) as string[];
    const second = photosOf(page).getByRole("listitem").nth(1);
    await page.getByRole("button", { name: "Borrar la foto 2" }).click();
    const undo = second.getByRole("button", { name: "Deshacer" });
    await expect(undo).toBeFocused();
    await expect.poll(stored).toEqual([gallery[0], gallery[2]]);
    // It stays while the message at the top goes.
    await page.getByRole("button", { name: "Cerrar" }).click();
    await expect(undo).toBeVisible();
    await undo.press("Enter");
    await expect.poll(stored).toEqual(gallery);
    await expect(second.getByRole("button", { name: "Arrastrar la foto 2" })).toBeFocused();

    await page.getByRole("button", { name: "Bajar la foto 2" }).press("Enter");
    await expect.poll(stored).toEqual([gallery[0], gallery[2], gallery[1]]);
    await expect(page.getByRole("button", { name: "Subir la foto 3" })).toBeFocused();
    await page.getByRole("button", { name: "Subir la foto 3" }).press("Enter");
    await expect(page.getByRole("button", { name: "Subir la foto 2" })).toBeFocused();
    await page.close();
    await owner.remove();
  });
});
