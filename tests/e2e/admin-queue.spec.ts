import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { client } from "../support/backend-target";
import { deleteBusiness, select } from "../support/e2e-business";
import { instanceUnderTest } from "../support/e2e-instance";
import { mailsTo } from "../support/e2e-mails";
import { anOwner } from "../support/e2e-owner";
import { aUser, makeAdmin } from "../support/e2e-user";
import { eventually } from "../support/eventually";
import { signIn } from "../support/session-cookie";
import { expect, expectNoOverflow, test } from "./business-test";

/** An administrator in a browser of its own. */
async function enterAsAdmin(context: BrowserContext): Promise<void> {
  const { email, password, id } = await aUser();
  await makeAdmin(id);
  const { cookies } = await signIn(instanceUnderTest(), email, password);
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: instanceUnderTest().siteUrl })));
}

async function edit(person: string, business: string, changes: Readonly<Record<string, string>>): Promise<void> {
  const { supabaseUrl, secretKey } = instanceUnderTest();
  const { error } = await client(supabaseUrl, secretKey).rpc("edit_business", { person, business, changes });
  if (error) throw error;
}

test("a registration is rejected, mended, sent again and published", async ({
  page,
  context,
  browser,
  expectAccessible,
}) => {
  test.slow();
  const name = `Fonda ${randomUUID().slice(0, 8)}`;
  const owner = await anOwner(context, 0);
  await page.goto("/registro?plan=free");
  await page.getByLabel("Nombre del negocio").fill(name);
  await page.getByRole("combobox", { name: "Categoría" }).selectOption("Alimentos y Bebidas");
  await page.getByLabel("Teléfono").fill("55 1234 5678");
  await page.getByLabel("Dirección").fill("Calle Uno 23");
  await page.getByRole("main").getByRole("button", { name: "Registrar negocio" }).click();
  await expect(page).toHaveURL("/registro-free-success");
  const row = (await select("negocios", `nombre=eq.${encodeURIComponent(name)}`))[0];
  const [id, slug] = [String(row?.id), String(row?.slug)];

  const desk = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await enterAsAdmin(desk);
  const queue = await desk.newPage();
  await queue.goto(`/admin/cola?siguiente=registro.${id}`);
  await expect(queue.getByRole("heading", { name })).toBeVisible();
  await expectNoOverflow(queue);
  await queue.getByRole("button", { name: "Rechazar" }).click();
  await expect(queue.getByRole("form", { name: "Decidir" }).getByRole("alert")).toContainText(
    "Escribe el motivo o elige uno",
  );
  await queue.getByLabel("Motivo de plantilla").selectOption("El teléfono no contesta");
  const reason = queue.getByLabel("Motivo, para rechazar o pedir cambios");
  await expect(reason).toHaveValue(/no pudimos comunicarnos/);
  await reason.fill("El teléfono no es tuyo.");
  await queue.getByRole("button", { name: "Rechazar" }).click();
  await expect(queue.getByRole("status").first()).toContainText("Rechazado.");
  await expect(queue.getByRole("heading", { name })).toBeHidden();
  await eventually(
    async () => expect((await mailsTo(owner.email))[0]?.text).toContain("El teléfono no es tuyo."),
    60_000,
  );

  await edit(owner.id, id, { telefono: "5587654321" });
  await page.goto("/mi-negocio");
  await expect(page.getByText("El teléfono no es tuyo.")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: /Volver a enviar/ }).click();
  await expect(page.getByText("Listo: lo recibimos de nuevo.")).toBeVisible();

  await queue.goto(`/admin/cola?siguiente=registro.${id}`);
  await expect(queue.getByRole("region", { name: "Qué cambió desde entonces" })).toContainText("5587654321");
  await queue.getByRole("button", { name: /^Aprobar/ }).click();
  await expect(queue.getByRole("status").first()).toContainText("Aprobado");
  await page.goto(`/negocio/${slug}`);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await desk.close();
  await deleteBusiness(id);
  await owner.remove();
});

test("a revision is accepted in part with the keyboard alone @wide", async ({
  page,
  context,
  browser,
  expectAccessible,
}) => {
  const shop = await browser.newContext();
  const owner = await anOwner(shop);
  const [business] = owner.businesses;
  const id = business?.id ?? "";
  await edit(owner.id, id, { nombre: "Tienda Nueva", telefono: "5587654321" });
  const [revision] = await select("revisiones", `negocio_id=eq.${id}&estado=eq.abierta`);
  await enterAsAdmin(context);
  await page.goto(`/admin/cola?siguiente=cambio.${revision?.id}`);
  await expect(page.getByText("Tienda Nueva")).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible();

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Atajos de teclado" })).toBeVisible();
  await page.keyboard.press("Escape");
  const box = page.getByRole("checkbox", { name: "Nombre del negocio" });
  await page.keyboard.press("r");
  await page.keyboard.type("El letrero ja dice otra cosa.");
  await box.focus();
  await page.keyboard.press("Space");
  await expect(box).not.toBeChecked();
  await page.keyboard.press("a");
  await expect(page.getByRole("status").first()).toContainText("Se publicó lo que marcaste");
  expect((await select("negocios", `id=eq.${id}`))[0]).toMatchObject({ nombre: "Tienda 1", telefono: "5587654321" });
  const [decided] = await select("revisiones", `id=eq.${revision?.id}`);
  expect(decided).toMatchObject({ aceptados: ["telefono"], motivo: "El letrero ja dice otra cosa." });
  await shop.close();
  await owner.remove();
});
