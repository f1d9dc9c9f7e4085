import type { Locator } from "@playwright/test";
import {
  animatedGif,
  avifPicture,
  heicPicture,
  hiddenIn,
  telephonePhoto,
  transparentPng,
} from "../support/camera-pictures";
import { select } from "../support/e2e-business";
import { anOwner } from "../support/e2e-owner";
import { expect as expectSoon, test } from "./business-test";

/** Large pictures take their time on a busy machine. */
const expect = expectSoon.configure({ timeout: 20_000 });

const SEND = "**/mi-negocio/fotos/subir";

const TYPES: Readonly<Record<string, string>> = {
  JPG: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  avif: "image/avif",
  HEIC: "image/heic",
};

const choose = (input: Locator, ...files: readonly (readonly [name: string, buffer: Buffer])[]) =>
  input.setInputFiles(
    files.map(([name, buffer]) => ({ name, mimeType: TYPES[name.split(".")[1] ?? ""] ?? "", buffer })),
  );

test.describe("pictures from a telephone", () => {
  test.use({ expectedConsoleErrors: [/ERR_CONNECTION_RESET/] });

  test("are sent by their owner over a bad connection, put in order, cut, taken off and seen", async ({
    page,
    context,
    aBusiness,
    expectAccessible,
  }) => {
    // Pictures of 12 and 24 megapixels are made here, and drawn anew by the site.
    test.slow();
    const owner = await anOwner(context, 0);
    const { id, path } = await aBusiness({ user_id: owner.id, plan_type: "premium", nombre: "Panadería La Luna" });
    const gallery = async () => {
      const [row] = await select("negocios", `id=eq.${id}&select=gallery_images`);
      return row?.gallery_images as string[];
    };
    await page.goto(`/mi-negocio/fotos?negocio=${id}`);

    await choose(page.getByLabel("Elegir portada"), [
      "IMG_0001.JPG",
      await telephonePhoto({ width: 4000, height: 6000 }),
    ]);
    await expect(page.getByRole("button", { name: "Recortar la portada" })).toBeVisible();
    const cover = page.getByRole("img", { name: "Portada de Panadería La Luna" });
    const address = await cover.getAttribute("src");
    expect(await hiddenIn(await (await page.request.get(address ?? "")).body())).toEqual([]);

    await test.step("five at once, and the connection ends in the middle", async () => {
      let sent = 0;
      await page.route(SEND, (route) => {
        sent += 1;
        return sent < 3 ? route.continue() : route.abort("connectionreset");
      });
      await choose(
        page.getByLabel("Agregar fotos"),
        ["IMG_0002.JPG", await telephonePhoto({ width: 3000, height: 4000, seed: 3 })],
        ["logo.png", await transparentPng(800)],
        ["baile.gif", await animatedGif(400)],
        ["foto.avif", await avifPicture({ width: 1600, height: 1200 })],
        ["IMG_0003.HEIC", heicPicture()],
      );
      await expect(page.getByText("Se cortó la conexión. Reintenta cuando vuelva.")).toHaveCount(3);
      await page.unroute(SEND);
      for (const name of ["baile.gif", "foto.avif", "IMG_0003.HEIC"]) {
        await page.getByRole("button", { name: `Reintentar ${name}` }).click();
      }
      await expect(page.getByRole("alert").filter({ hasText: "HEIC" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Reintentar IMG_0003.HEIC" })).toHaveCount(0);
      await expect(page.getByText("4 de 60")).toBeVisible();
      await page.getByRole("button", { name: "Quitar IMG_0003.HEIC" }).click();
      await expect(page.locator("[data-upload]")).toHaveCount(0);
    });
    await expectAccessible();

    await test.step("put in order by keyboard", async () => {
      const [first, second] = await gallery();
      await page.getByRole("button", { name: "Arrastrar la foto 1" }).focus();
      await page.keyboard.press("Space");
      await expect(page.getByText("Está en el lugar 1 de 4.")).toBeAttached();
      // The library hears arrows only a moment after it has said where the picture is.
      await expect(async () => {
        await page.keyboard.press("ArrowRight");
        await expect(page.getByText("Está en el lugar 2 de 4.")).toBeAttached({ timeout: 2_000 });
      }).toPass();
      await page.keyboard.press("Space");
      await expect.poll(async () => (await gallery()).slice(0, 2)).toEqual([second, first]);
    });

    await test.step("taken off, and brought back", async () => {
      const before = await gallery();
      await page.getByRole("button", { name: "Borrar la foto 1" }).click();
      await expect(page.getByText("Imagen eliminada de la galería")).toBeVisible();
      await expect.poll(async () => (await gallery()).length).toBe(3);
      await page.getByRole("button", { name: "Deshacer" }).click();
      await expect.poll(gallery).toEqual(before);
    });

    await test.step("cut to its frame", async () => {
      await page.getByRole("button", { name: "Recortar la portada" }).click();
      const moved = page.getByRole("dialog").locator("img");
      await expect(page.getByRole("button", { name: "Guardar recorte" })).toBeEnabled();
      // Whoever cannot drag has four buttons, which stop where the picture ends.
      for (const [where, changes] of [
        ["hacia arriba", true],
        ["hacia abajo", true],
        ["a la izquierda", false],
        ["a la derecha", false],
      ] as const) {
        const before = (await moved.getAttribute("style")) ?? "";
        await page.getByRole("button", { name: `Mover la foto ${where}` }).click();
        if (changes) await expect(moved).not.toHaveAttribute("style", before);
        else await expect(moved).toHaveAttribute("style", before);
      }
      await page.getByRole("button", { name: "Guardar recorte" }).click();
      await expect(cover).not.toHaveAttribute("src", address ?? "");
      const { width, height } = await cover.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return { width: image.naturalWidth, height: image.naturalHeight };
      });
      expect(width / height).toBeCloseTo(16 / 9, 1);
    });

    await page.goto(path);
    await expect(page.locator("[data-picture-frame] a[data-foto]")).toHaveCount(4);
  });
});
