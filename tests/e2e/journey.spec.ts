import { randomInt, randomUUID } from "node:crypto";
import { deleteBusiness, select } from "../support/e2e-business";
import { aMailAddress, linkTo, mailsTo } from "../support/e2e-mails";
import { expect, test } from "./test";

test("a visitor buys Premium, signs in by mail, and the business is public", async ({ page }) => {
  test.slow();
  const name = `Fonda ${randomUUID().slice(0, 8)}`;
  const address = aMailAddress();
  const main = page.getByRole("main");

  await page.goto("/planes");
  await main
    .getByRole("link", { name: /Premium/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/registro\?plan=premium/);
  await expect(main.getByText("$500").first()).toBeVisible();
  await main.getByLabel("Tu correo", { exact: true }).fill(address);
  await main.getByLabel("Repite tu correo").fill(address);
  await main.getByRole("button", { name: /Contratar Plan/ }).click();
  await expect(page).toHaveTitle("Simulador de pago — no se cobra dinero");
  await main.getByRole("button", { name: "Pagar con tarjeta (se aprueba)" }).click();
  await expect(page).toHaveURL(/\/registro\?plan=premium&.*paid=approved/);

  await expect(main.getByText("Tu pago del plan Premium está confirmado.")).toBeVisible();
  await main.getByRole("link", { name: "Iniciar sesión" }).click();
  await expect(main.getByRole("textbox", { name: "Correo" })).toHaveValue(address);
  await main.getByRole("button", { name: "Enviarme el enlace" }).click();
  await expect(page.getByRole("heading", { name: "Enlace enviado" })).toBeVisible();
  await page.goto(await linkTo(address));
  await main.getByRole("button", { name: "Entrar" }).click();

  await main.getByLabel("Nombre del negocio").fill(name);
  await main.getByRole("combobox", { name: "Categoría" }).selectOption("Alimentos y Bebidas");
  await main.getByLabel("Teléfono").fill(`55 ${randomInt(1000, 9999)} ${randomInt(1000, 9999)}`);
  await main.getByLabel("Dirección").fill("Calle Uno 23");
  await main.getByRole("textbox", { name: /^Menú/ }).fill("Chilaquiles $80");
  await main.getByRole("button", { name: "Registrar negocio" }).click();
  await expect(page).toHaveURL("/mi-negocio");
  await expect(main.getByText(name).first()).toBeVisible();

  const [row] = await select("negocios", `nombre=eq.${encodeURIComponent(name)}`);
  expect(row).toMatchObject({ plan_type: "premium", is_approved: true });
  await page.goto(`/negocio/${row?.slug}`);
  await expect(page.getByText("Chilaquiles")).toBeVisible();
  await expect(async () => {
    expect((await mailsTo(address)).map(({ subject }) => subject).join()).toContain("Recibo de tu pago");
  }).toPass();
  await deleteBusiness(String(row?.id));
  await page.goto("about:blank");
});
