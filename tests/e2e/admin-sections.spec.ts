import { randomUUID } from "node:crypto";
import { anAdmin } from "@/tests/support/e2e-admin";
import { onDatabase } from "@/tests/support/e2e-owner";
import { expect, expectNoOverflow, test } from "./business-test";

test("two pages of one business are joined by what moves, found without an address", async ({
  page,
  context,
  aBusiness,
  expectAccessible,
}) => {
  const { id: person } = await anAdmin(context);
  const word = `caso${randomUUID().slice(0, 8)}`;
  const phone = `55${Math.floor(1e7 + Math.random() * 9e7)}`;
  const here = await aBusiness({ nombre: `Fonda ${word}`, telefono: phone });
  const likely = await aBusiness({ nombre: "Otra cosa", telefono: phone });
  const named = await aBusiness({ nombre: `La ${word}` });
  await onDatabase(async (sql) => {
    await sql`update negocios set visitas = 340 where id = ${named.id}`;
    await sql`insert into reclamos (negocio_id, user_id) values (${named.id}, ${person})`;
  });
  await page.goto(`/admin/negocios/${here.id}/unir`);
  await expect(page.getByRole("link", { name: /Otra cosa mismo teléfono/ })).toHaveAttribute(
    "href",
    new RegExp(likely.slug),
  );
  await page.getByLabel("Nombre de la otra página").fill(word);
  await page.getByRole("button", { name: "Buscar" }).click();
  await page.getByRole("link", { name: new RegExp(`La ${word}`) }).click();
  await expect(page.getByRole("region", { name: "Comparación" })).toContainText(`La ${word}`);
  const sentence = page.getByText("Se mudan 1 reclamo y 340 visitas; no se puede deshacer.");
  await expect(sentence).toBeHidden();
  await page.getByText("Se queda este…").click();
  await expect(sentence).toBeVisible();
  await expect(page.getByText(`Se elimina el otro, «La ${word}», y su dirección lleva a este.`)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible();
  await page.getByRole("button", { name: "Unir: se queda este" }).click();
  await expect(page.getByRole("status").first()).toContainText("Unidos");
  expect(
    await onDatabase(
      (sql) =>
        sql`select visitas::int, is_deleted from negocios where id in (${here.id}, ${named.id}) order by visitas`,
    ),
  ).toEqual([
    { visitas: 0, is_deleted: true },
    { visitas: 340, is_deleted: false },
  ]);
});

test("of the searches a phone shows one list, and what only resembles one is told apart @wide", async ({
  page,
  context,
}, { project }) => {
  await anAdmin(context);
  const term = `termino ${randomUUID().slice(0, 8).replace(/\d/g, "a")}`;
  await onDatabase(
    (sql) => sql`
      insert into busquedas (dia, termino, veces, sin_resultados, solo_parecidos, faltas)
      values ((now() at time zone 'America/Mexico_City')::date, ${term}, 90000, 90000, 40000, 90000)`,
  );
  try {
    await page.goto("/admin/busquedas");
    const unfound = page.getByRole("region", { name: "Sin resultados" });
    const missed = page.getByRole("region", { name: "Avisaron que falta" });
    await expect(unfound.getByRole("listitem").filter({ hasText: term })).toContainText(
      /90,000\s*40,000 con parecidos/,
    );
    await expectNoOverflow(page);
    if (project.name === "wide") {
      await expect(missed).toBeVisible();
      await expect(page.getByRole("region", { name: "Lo más buscado" })).toBeVisible();
      return;
    }
    await expect(missed).toBeHidden();
    await page.getByRole("link", { name: /^Avisaron que falta/ }).tap();
    await expect(page).toHaveURL(/ver=faltas/);
    await expect(missed).toContainText(term);
    await expect(unfound).toBeHidden();
  } finally {
    await onDatabase((sql) => sql`delete from busquedas where termino = ${term}`);
  }
});

test("a fault of an imported file names its column", async ({ page, context, aBusiness }) => {
  test.slow();
  await anAdmin(context);
  const { slug } = await aBusiness();
  await page.goto("/admin/importar");
  await page.getByRole("radio", { name: "Tabla de negocios" }).check();
  await page.getByLabel("Archivo", { exact: true }).setInputFiles({
    name: "negocios.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`slug,nombre,telefono\n${slug},Fonda,pendiente\n`),
  });
  await page.getByRole("button", { name: "Revisar archivo" }).click();
  await expect(page.getByText(/^Teléfono \(columna C\): /).first()).toBeVisible();
});
