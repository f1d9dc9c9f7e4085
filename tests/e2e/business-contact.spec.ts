import { readFile } from "node:fs/promises";
import { expect, test } from "./business-test";

const isWide = (viewport: { width: number } | null) => (viewport?.width ?? 0) > 800;

test("the contact is a vCard with accents and escapes, under the business's name", async ({ page, aBusiness }) => {
  const { slug, path } = await aBusiness({ nombre: "Peluquería Ñandú; La 3, S.A.", colonia: "Santa Martha" });
  await page.goto(path);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Guardar contacto" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${slug}.vcf`);
  const card = (await readFile(await file.path(), "utf8")).replaceAll("\r\n ", "");
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
  expect(card).toContain("\r\nFN:Peluquería Ñandú\\; La 3\\, S.A.\r\n");
  expect(card).toContain("\r\nTEL;TYPE=WORK,VOICE:+525512345678\r\n");
  const answer = await page.request.get(`${path}/contacto.vcf`);
  expect(answer.headers()["content-type"]).toBe("text/vcard; charset=utf-8");
  expect((await page.request.get("/negocio/no-existe/contacto.vcf")).status()).toBe(404);
});

test.describe("when the clipboard is refused", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new DOMException("denied", "NotAllowedError")) },
      });
      document.execCommand = () => false;
    });
  });

  test("it is said how to go on", { tag: "@wide" }, async ({ page, aBusiness, viewport }) => {
    const { path } = await aBusiness();
    await page.goto(path);
    await page.locator("button:visible", { hasText: "Copiar dirección" }).first().click();
    await expect(page.getByText("No se pudo copiar. Inténtalo de nuevo.")).toBeVisible();
    if (!isWide(viewport)) return;
    await page.getByRole("button", { name: "Cerrar aviso" }).click();
    await page.getByRole("link", { name: "55 1234 5678" }).click();
    await expect(page.getByText("No se pudo copiar", { exact: true })).toBeVisible();
    await expect(page.getByText("Copia el número manualmente.")).toBeVisible();
  });
});

test("without address and coordinates there is nothing to copy", async ({ page, aBusiness, expectAccessible }) => {
  const { path } = await aBusiness({ direccion: null, telefono: null });
  await page.goto(path);
  await expect(page.locator("button:visible", { hasText: "Copiar dirección" })).toBeDisabled();
  await expect(page.getByText("No hay dirección o coordenadas para copiar.")).toBeVisible();
  await expect(page.getByText("Teléfono no disponible").filter({ visible: true })).toBeVisible();
  await expectAccessible();
});

test("coordinates are copied when there is no address", async ({ page, aBusiness, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { path } = await aBusiness({ direccion: null, latitude: 19.35, longitude: -99.06 });
  await page.goto(path);
  await page.locator("button:visible", { hasText: "Copiar dirección" }).first().click();
  await expect(page.getByText("Dirección copiada")).toBeVisible();
  await expect(page.getByText("Aviso", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("19.35, -99.06");
});

test("a WhatsApp number that cannot be one is said to be so", async ({ page, aBusiness }) => {
  const { path } = await aBusiness({ plan_type: "pro", whatsapp: "12345" });
  await page.goto(path);
  await expect(page.getByText(/^El número de WhatsApp no parece válido\./)).toBeVisible();
  await expect(page.getByRole("main").locator('a[href*="wa.me"]:visible')).toHaveCount(0);
});

test.describe("sharing", () => {
  test("goes to the phone's own sheet where there is one", async ({ page, aBusiness }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", {
        value: async (data: unknown) => document.documentElement.setAttribute("data-shared", JSON.stringify(data)),
      });
    });
    const { path } = await aBusiness({ nombre: "Tacos Uno" });
    await page.goto(`${path}?utm=x`);
    await page.getByRole("button", { name: "Compartir" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-shared", /./);
    const shared = JSON.parse((await page.locator("html").getAttribute("data-shared")) ?? "null");
    expect(shared).toEqual({ title: "Tacos Uno", url: expect.stringMatching(new RegExp(`${path}$`)) });
    await expect(page.getByRole("button", { name: "Copiar enlace" })).toBeHidden();
  });

  test("offers a copied link and WhatsApp elsewhere", async ({ page, aBusiness, context, expectAccessible }) => {
    await page.addInitScript(() => {
      // @ts-expect-error: a browser that cannot share
      delete Navigator.prototype.share;
    });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { path } = await aBusiness();
    await page.goto(path);
    await page.getByRole("button", { name: "Compartir" }).click();
    await expect(page.locator('a[href^="https://wa.me/?text="]:visible')).toHaveAttribute(
      "href",
      new RegExp(encodeURIComponent(path)),
    );
    await expectAccessible();
    await page.getByRole("button", { name: "Copiar enlace" }).click();
    await expect(page.getByText("Enlace copiado")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${path}$`));
    await expect(page.getByRole("button", { name: "Copiar enlace" })).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("sharing, contact and the map still lead somewhere", async ({ page, aBusiness }) => {
    const { path } = await aBusiness();
    await page.goto(path);
    await page.getByRole("button", { name: "Compartir" }).click();
    await expect(page.locator('a[href^="https://wa.me/?text="]:visible')).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Guardar contacto" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Ver mapa" })).toHaveAttribute("href", /^https:\/\/(www|maps)\.google/);
    await expect(page.getByRole("button", { name: /favoritos/ })).toBeHidden();
  });
});
