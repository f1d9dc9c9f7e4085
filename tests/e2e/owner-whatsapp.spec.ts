import { select } from "../support/e2e-business";
import { anOwner } from "../support/e2e-owner";
import { expect, test } from "./test";

const whatsappOf = async (id: string) => (await select("negocios", `id=eq.${id}&select=whatsapp`))[0]?.whatsapp;

test("a plan with a WhatsApp button and no number asks for it first, and one tap takes the telephone's", async ({
  page,
  context,
}) => {
  const owner = await anOwner(context, 1, { plan_type: "pro", telefono: "55 1234 5678" });
  const { id = "" } = owner.businesses[0] ?? {};
  await page.goto("/mi-negocio");
  await expect(page.getByText("Siguiente: agrega tu WhatsApp.")).toBeVisible();
  await page.getByRole("link", { name: "Agregar WhatsApp" }).click();

  const box = page.getByRole("checkbox", { name: "Este número también recibe WhatsApp" });
  const field = page.getByRole("textbox", { name: /^WhatsApp/ });
  await expect(page.getByText(/^10 números; de otro país, con lada internacional/)).toBeVisible();
  await expect(box).not.toBeChecked();
  const [above, below] = [
    await page.getByRole("textbox", { name: /^Teléfono/ }).boundingBox(),
    await field.boundingBox(),
  ];
  const place = await box.boundingBox();
  expect([above?.y, place?.y, below?.y]).toEqual([above?.y, place?.y, below?.y].toSorted((a = 0, b = 0) => a - b));

  await box.check();
  await expect(field).toHaveValue("+52 55 1234 5678");
  await expect(page.getByRole("link", { name: /^Probar el enlace de WhatsApp/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/525512345678/,
  );
  await box.uncheck();
  await expect(field).toHaveValue("");
  await box.check();
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await expect.poll(() => whatsappOf(id)).toMatch(/55 1234 5678$/);
  await expect(box).toHaveCount(0);
  await page.goto("/mi-negocio");
  await expect(page.getByText("Siguiente: agrega tu WhatsApp.")).toHaveCount(0);
  await page.close();
  await owner.remove();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the telephone's number is taken by the same box", async ({ page, context }) => {
    const owner = await anOwner(context, 1, { plan_type: "pro", telefono: "55 1234 5678" });
    const { id = "" } = owner.businesses[0] ?? {};
    await page.goto("/mi-negocio/datos");
    await page.getByRole("checkbox", { name: "Este número también recibe WhatsApp" }).check();
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await expect(page).toHaveURL(/aviso=guardado/);
    expect(await whatsappOf(id)).toMatch(/55 1234 5678$/);
    await owner.remove();
  });
});
