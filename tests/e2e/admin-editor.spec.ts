import type { Page } from "@playwright/test";
import { client } from "../support/backend-target";
import { instanceUnderTest } from "../support/e2e-instance";
import { aUser, makeAdmin } from "../support/e2e-user";
import { signIn } from "../support/session-cookie";
import { expect, expectNoOverflow, test } from "./business-test";

/** An administrator, signed in in this browser. */
async function enterAsAdmin(page: Page): Promise<void> {
  const { siteUrl, supabaseUrl, publishableKey } = instanceUnderTest();
  const user = await aUser();
  await makeAdmin(user.id);
  const { cookies } = await signIn({ supabaseUrl, publishableKey }, user.email, user.password);
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: siteUrl })));
}

test("what is added or edited in a window asks before it is lost, and leads back to the page below @wide", async ({
  page,
  expectAccessible,
}) => {
  await enterAsAdmin(page);
  await page.goto("/admin");
  await page.getByRole("link", { name: "Agregar negocio" }).click();
  const dialog = page.getByRole("dialog", { name: "Agregar negocio" });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL("/admin/negocios/nuevo");
  await expectAccessible();
  await expectNoOverflow(page);

  await dialog.getByLabel("Nombre del negocio").fill("Fonda");
  const asked: string[] = [];
  page.once("dialog", (question) => {
    asked.push(question.message());
    void question.dismiss();
  });
  await page.keyboard.press("Escape");
  expect(asked).toEqual(["Tienes cambios sin guardar. ¿Salir sin guardarlos?"]);
  await expect(dialog.getByLabel("Nombre del negocio")).toHaveValue("Fonda");

  page.once("dialog", (question) => void question.accept());
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/admin");
  // By its address it is a page, with the sections beside it.
  await page.goto("/admin/negocios/nuevo");
  await expect(page.getByRole("heading", { level: 1, name: "Agregar negocio" })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a business is edited on its page, and a second editor sees what the first has changed", async ({
  page,
  aBusiness,
  expectAccessible,
}) => {
  const { id, path } = await aBusiness({ telefono: "55 1234 5678" });
  await enterAsAdmin(page);
  await page.goto(`/admin/negocios/${id}`);
  await expectAccessible();
  const save = page.getByRole("button", { name: "Guardar cambios" });
  await page.getByRole("textbox", { name: /^Teléfono/ }).fill("55 8765 4321");
  await expect(page.getByText("Sin guardar")).toBeVisible();
  const other = client(instanceUnderTest().supabaseUrl, instanceUnderTest().secretKey);
  await other.from("negocios").update({ telefono: "55 1111 1111", colonia: "Xalpa" }).eq("id", id);
  await save.click();
  await expect(page.getByRole("alert").getByText("Ahora dice: 55 1111 1111")).toBeVisible();
  // What was left alone takes what is stored now; what was typed stays.
  await expect(page.locator("[name=colonia]")).toHaveValue("Xalpa");
  await expect(page.getByRole("textbox", { name: /^Teléfono/ })).toHaveValue("55 8765 4321");
  await save.click();
  await expect(page.getByText("Negocio actualizado")).toBeVisible();
  await expect(save).toBeFocused();
  await expect(page.getByText("Sin guardar")).toBeHidden();
  await page.goto(path);
  await expect(page.getByText("55 8765 4321").first()).toBeVisible();
});
