import { select } from "../support/e2e-business";
import { anOwner } from "../support/e2e-owner";
import { expect, test } from "./test";

const HERE = { latitude: 19.3553, longitude: -99.0622 };

const placeOf = async (id: string) =>
  (await select("negocios", `id=eq.${id}&select=latitude,longitude,mapa_embed_url`))[0];

test.describe("the pin", () => {
  test.use({ permissions: ["geolocation"], geolocation: HERE });

  test("is put where one stands, moved on the map by keys, and saved", async ({
    page,
    context,
    baseURL,
    expectAccessible,
  }) => {
    const owner = await anOwner(context, 1, {
      plan_type: "pro",
      mapa_embed_url: "https://www.google.com/maps?q=19.3,-99.1&output=embed",
    });
    const [business] = owner.businesses;
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!/^(blob|data):/.test(request.url()) && new URL(request.url()).origin !== baseURL)
        foreign.push(request.url());
    });
    await page.goto("/mi-negocio/mapa");
    await page.getByRole("button", { name: "Usar mi ubicación" }).click();
    await expect(page.getByLabel("Latitud")).toHaveValue("19.3553");
    await expect(page.getByText(/^El pin está en /)).toBeVisible();
    await expect(page.getByText("Sin guardar")).toBeVisible();

    await page.getByRole("button", { name: "Mover el pin en el mapa" }).click();
    const pin = page.getByRole("button", { name: /^Pin de tu negocio/ });
    await pin.focus();
    for (const key of ["ArrowUp", "ArrowUp", "Shift+ArrowRight"]) await page.keyboard.press(key);
    const moved = async () => ({
      latitude: Number(await page.getByLabel("Latitud").inputValue()),
      longitude: Number(await page.getByLabel("Longitud").inputValue()),
    });
    const { latitude, longitude } = await moved();
    expect([latitude - HERE.latitude, longitude - HERE.longitude].map((by) => by > 0 && by < 0.001)).toEqual([
      true,
      true,
    ]);
    await expectAccessible();
    expect(foreign).toEqual([]);

    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await expect(page.getByText(/^Guardado a las/)).toBeVisible();
    expect(await placeOf(business?.id ?? "")).toEqual({ latitude, longitude, mapa_embed_url: null });
    await owner.remove();
  });
});

test("shows the map of the page, and says why there is no position and what cannot be copied", async ({
  page,
  context,
}) => {
  await context.route(/google\.com/, (route) => route.fulfill({ body: "fuera" }));
  const owner = await anOwner(context);
  await page.goto("/mi-negocio/mapa");
  await page.getByLabel("Latitud").fill("19.35");
  await page.getByLabel("Longitud").fill("-99.06");
  await page.getByRole("link", { name: "Ver mapa" }).click();
  const map = page.locator("iframe");
  await expect(map).toHaveAttribute("src", "https://www.google.com/maps?q=19.35%2C-99.06&z=14&hl=es&output=embed");
  expect((await map.boundingBox())?.height).toBe(320);
  await page.getByRole("button", { name: "Quitar mapa" }).click();
  await expect(map).toHaveCount(0);
  await page.getByRole("button", { name: "Quitar el pin" }).click();
  await expect(page.getByLabel("Latitud")).toHaveValue("");

  await page.getByRole("button", { name: "Usar mi ubicación" }).click();
  await expect(page.getByText("Debes permitir acceso a tu ubicación.")).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "geolocation"));
  await page.getByRole("button", { name: "Usar mi ubicación" }).click();
  await expect(page.getByText("Tu navegador no soporta geolocalización.")).toBeVisible();
  await page.getByLabel("Dirección").fill("");
  await page.getByRole("button", { name: "Copiar dirección" }).click();
  await expect(page.getByText("No hay dirección o coordenadas para copiar.")).toBeVisible();
  await owner.remove();
});
