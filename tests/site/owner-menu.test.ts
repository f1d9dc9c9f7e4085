import { readFile } from "node:fs/promises";
import { PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { beforeEach, describe, expect, it } from "vitest";
import { MENU_PHOTO_MESSAGES } from "@/lib/ai/messages";
import { PROMOTION_MESSAGES } from "@/lib/promotions/messages";
import { eventually } from "@/tests/support/eventually";
import { aBusiness, cookie, instance, outcome, read, signInPanelOwner, sql, userId } from "@/tests/support/panel-owner";
import { openForm } from "@/tests/support/posted-form";

signInPanelOwner();

describe("menu, video and promotions", () => {
  const premium = (fields: Record<string, unknown> = {}) =>
    aBusiness({ slug_categoria: "alimentos-y-bebidas", plan_type: "premium", ...fields });
  const lapse = (id: string, plan = "free") =>
    sql`update negocios set plan_type = ${plan}, escritor = 'pagos' where id = ${id}`;
  const section = (name: string, marker = "") => openForm(instance.siteUrl, `/mi-negocio/${name}`, { cookie }, marker);
  const page = async () => (await read("/negocio/tienda")).html;
  const stored = async (bucket: string) =>
    (await sql<{ name: string }[]>`select name from storage.objects where bucket_id = ${bucket} order by name`).map(
      ({ name }) => name,
    );
  const aPicture = async () => new File([await readFile("public/categorias/otros-negocios-og.webp")], "foto.webp");
  /** A page of that width. */
  const aPdf = async (width: number) => {
    const document = await PDFDocument.create();
    document.addPage([width, 200]);
    document.addJavaScript("evil", "app.alert(1)");
    return new File([Buffer.from(await document.save())], "menu.pdf", { type: "application/pdf" });
  };

  beforeEach(async () => {
    await sql`delete from storage.objects where bucket_id in ('menus', 'promociones')`;
  });

  it("a written menu is on the page at the next request, by sections", async () => {
    const id = await premium();
    const menu = await section("menu", 'name="menu"');
    const answer = await menu.post({ menu: "TACOS\nPastor .... 18" });
    expect(outcome(answer)).toEqual([303, `/mi-negocio/menu?negocio=${id}&aviso=menu`]);
    expect((await read("/mi-negocio/menu?aviso=menu")).html).toContain("Menú guardado correctamente.");
    expect(await page()).toMatch(/<h3[^>]*>TACOS<[\s\S]*Pastor[\s\S]*\$18</);
    await lapse(id);
    expect(await (await menu.post({ menu: "Otro" })).text()).toContain("Ver planes");
    expect(await sql`select menu from negocios`).toEqual([{ menu: "TACOS\nPastor .... 18" }]);
  });

  it("a photo of the menu is not asked for where nobody can read it", async () => {
    await premium();
    const { html } = await read("/mi-negocio/menu");
    expect(html).toContain(MENU_PHOTO_MESSAGES.noDraft);
    expect(html).not.toContain('name="archivo"');
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["of another trade", { slug_categoria: "autos-y-talleres" }, "El menú es para negocios de comida"],
    ["below Premium", { plan_type: "pro" }, "Así se vería el menú de"],
  ])("the menu of a business %s says why it is not there", async (_, fields, words) => {
    await premium({ nombre: "Fonda Lulú", ...fields });
    const { html } = await read("/mi-negocio/menu");
    expect(html).toContain(words);
    expect(html).not.toContain('name="menu"');
  });

  it("a menu in PDF is handed out while the plan shows it, runs nothing, and one of them is kept", async () => {
    const id = await premium();
    const file = await section("menu", 'name="menu_pdf"');
    for (const [sent, words] of [
      [new File(["<script>alert(1)</script>%PDF-1.7 %%EOF"], "menu.pdf"), "Ese archivo no es un PDF."],
      [new File(["\ufeff%PDF-1.7 %%EOF"], "menu.pdf"), "Tu PDF trae algo antes de su inicio"],
      [new File(["%PDF-1.7"], "menu.pdf"), "Tu PDF está dañado o incompleto."],
      [new File(["%PDF-1.7\nTacos\n%%EOF"], "menu.pdf"), "Tu PDF está dañado o incompleto."],
      [new File([], ""), "Elige el PDF de tu menú."],
    ] as const) {
      expect(await (await file.post({ menu_pdf: sent })).text()).toContain(words);
    }
    expect(await stored("menus")).toEqual([]);
    for (const width of [100, 200]) expect((await file.post({ menu_pdf: await aPdf(width) })).status).toBe(303);
    const [path = "", ...others] = await stored("menus");
    expect([path.startsWith(`menus/${id}/`), others]).toEqual([true, []]);

    const href = /href="(\/negocio\/tienda\/menu\.pdf\?v=[^"]+)"[^>]*>[\s\S]{0,400}?Abrir menú en PDF/.exec(
      await page(),
    )?.[1];
    const shown = await fetch(`${instance.siteUrl}${href}`);
    const document = await PDFDocument.load(await shown.arrayBuffer());
    expect(document.getPage(0).getWidth()).toBe(200);
    const names = document.catalog.lookupMaybe(PDFName.of("Names"), PDFDict);
    expect(names?.has(PDFName.of("JavaScript")) ?? false).toBe(false);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'inline; filename="menu-tienda.pdf"',
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'; object-src 'self'"),
    });
    const key = { apikey: instance.status.publishableKey };
    const direct = ["public/menus", "menus", "authenticated/menus"].map(async (place) => {
      const answer = await fetch(`${instance.siteUrl}/storage/v1/object/${place}/${path}`, { headers: key });
      return answer.ok;
    });
    expect(await Promise.all(direct)).toEqual([false, false, false]);

    await lapse(id);
    await eventually(async () => expect((await read(href ?? "")).status).toBe(404));
    expect((await read(`/mi-negocio/menu.pdf?negocio=${id}`)).status).toBe(200);
    expect((await fetch(`${instance.siteUrl}/mi-negocio/menu.pdf?negocio=${id}`, { redirect: "manual" })).status).toBe(
      303,
    );
    await sql`update negocios set user_id = null where id = ${id}`;
    expect((await read(`/mi-negocio/menu.pdf?negocio=${id}`)).status).toBe(404);
    await (await file.post({ menu_pdf: await aPdf(300) })).text();
    expect(await stored("menus")).toEqual([path]);
    await sql`update negocios set user_id = ${userId}, plan_type = 'premium', escritor = 'pagos' where id = ${id}`;
    expect((await file.post({ menu_pdf: new File([], ""), quitar: "si" })).status).toBe(303);
    expect([await stored("menus"), await sql`select menu_pdf from negocios`]).toEqual([[], [{ menu_pdf: null }]]);
  });

  it("a video is kept in both forms, and goes with its link", async () => {
    await premium();
    const video = await section("video", 'name="video"');
    expect(await (await video.post({ video: "https://vimeo.com/1" })).text()).toContain(
      "Pega el enlace de un video de YouTube.",
    );
    const saved = await video.post({ video: "https://youtube.com/shorts/dQw4w9WgXcQ?si=x" });
    expect(saved.headers.get("location")).toContain("aviso=video");
    expect(await sql`select video_url, video_embed_url from negocios`).toEqual([
      {
        video_url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
        video_embed_url: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
      },
    ]);
    const { html } = await read("/mi-negocio/video?aviso=video");
    expect(html).toContain("Video guardado correctamente.");
    expect(html).toContain('value="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
    expect((await (await section("video", 'name="video"')).post({ video: "" })).status).toBe(303);
    expect(await sql`select video_url, video_embed_url from negocios`).toEqual([
      { video_url: null, video_embed_url: null },
    ]);
  });

  it("a promotion is made once however often it is sent, edited by whoever saw it, repeated and deleted", async () => {
    const id = await premium();
    const list = `/mi-negocio/promociones?negocio=${id}`;
    const rows = () => sql<{ id: string; titulo: string; imagen_url: string | null }[]>`
      select id, titulo, imagen_url from promociones order by created_at`;
    expect((await read("/mi-negocio/promociones")).html).toContain("No hay promociones activas registradas.");
    const fresh = await section("promociones?promocion=nueva", 'name="titulo"');
    const incomplete = await (
      await fresh.post({ titulo: "2x1 en tacos", descripcion: "", inicio: "", fin: "" })
    ).text();
    expect(incomplete).toContain("Campos incompletos. Faltan título o fechas");
    expect(incomplete).toContain('value="2x1 en tacos"');
    const typed = { titulo: "2x1 en tacos", descripcion: "Martes", inicio: "2026-01-01", fin: "2099-12-31" };
    for (let time = 0; time < 2; time += 1) {
      const answer = await fresh.post({ ...typed, imagen: await aPicture() });
      expect(outcome(answer)).toEqual([303, `${list}&aviso=promocion`]);
    }
    const [made, ...others] = await rows();
    expect(others).toEqual([]);
    expect((await read(`${list}&aviso=promocion`)).html).toContain("Promoción guardada correctamente");
    expect(await page()).toContain("2x1 en tacos");
    const files = await stored("promociones");
    expect(files.length).toBeGreaterThan(1);
    expect(files.every((name) => name.startsWith(made?.imagen_url?.replace(/\.webp$/, "") ?? "-"))).toBe(true);

    const edit = await section(`promociones?promocion=${made?.id}`, 'name="titulo"');
    const other = await section(`promociones?promocion=${made?.id}`, 'name="titulo"');
    expect((await edit.post({ ...typed, titulo: "3x2 en tacos" })).status).toBe(303);
    const late = await (await other.post({ ...typed, titulo: "4x3 en tacos" })).text();
    expect(late).toContain("Este negocio cambió en otra pestaña");
    expect(late).toMatch(/Ahora dice: (?:<!-- -->)?3x2 en tacos/);
    expect(await page()).toContain("3x2 en tacos");
    expect((await read("/mi-negocio/promociones?promocion=otra")).html).toContain(
      "No hay promoción seleccionada para editar.",
    );

    await sql`update promociones set fecha_fin = '2026-02-01'`;
    expect((await read(list)).html).toContain("Vencidas");
    const again = await section(`promociones?repetir=${made?.id}`, 'name="titulo"');
    expect(
      (await again.post({ titulo: "Otra vez", descripcion: "", inicio: "2026-01-01", fin: "2099-12-31" })).status,
    ).toBe(303);
    expect(await rows()).toMatchObject([
      { imagen_url: made?.imagen_url },
      { titulo: "Otra vez", imagen_url: made?.imagen_url },
    ]);

    const drop = async (title: string) => (await section("promociones", `Eliminar «${title}»`)).post({});
    expect(outcome(await drop("3x2 en tacos"))).toEqual([303, `${list}&aviso=promocion-eliminada`]);
    expect(await stored("promociones")).toEqual(files);
    const last = await section("promociones", "Eliminar «Otra vez»");
    expect((await last.post({})).status).toBe(303);
    expect([await rows(), await stored("promociones")]).toEqual([[], []]);
    expect(outcome(await last.post({}))).toEqual([303, `${list}&aviso=promocion-no-esta`]);

    await sql`update negocios set user_id = null where id = ${id}`;
    expect(outcome(await last.post({}))).toEqual([303, "/mi-negocio?aviso=sin-negocio"]);
    await (await fresh.post(typed)).text();
    expect(await rows()).toEqual([]);
  });

  it.each([
    ["subiendo", PROMOTION_MESSAGES.pictureOnItsWay],
    ["fallida", PROMOTION_MESSAGES.pictureNotSent],
  ])("a promotion whose picture is not stored yet (%s) is not stored without it", async (imagen_en_camino, told) => {
    await premium();
    const fresh = await section("promociones?promocion=nueva", 'name="titulo"');
    const typed = { titulo: "Hoy", descripcion: "", inicio: "2026-01-01", fin: "2099-12-31" };
    const html = await (await fresh.post({ ...typed, imagen_en_camino })).text();
    expect(html).toContain(told);
    expect(html).toContain('value="Hoy"');
    expect(await sql`select from promociones`).toHaveLength(0);
  });

  it("a picture of a refused promotion is not kept, and a lapsed plan keeps what there is", async () => {
    const id = await premium();
    const fresh = await section("promociones?promocion=nueva", 'name="titulo"');
    const typed = { titulo: "Hoy", descripcion: "", inicio: "2026-01-01", fin: "2099-12-31" };
    const wrong = new File(["%PDF-1.7"], "foto.webp");
    expect(await (await fresh.post({ ...typed, imagen: wrong })).text()).toContain("Eso es un PDF");
    await lapse(id, "pro");
    await (await fresh.post({ ...typed, imagen: await aPicture() })).text();
    expect(await stored("promociones")).toEqual([]);
    await sql`insert into promociones (negocio_id, titulo, fecha_inicio, fecha_fin) values (${id}, 'Guardada', '2026-01-01', '2099-12-31')`;
    const { html } = await read("/mi-negocio/promociones");
    expect(html).toContain("Guardada");
    expect([html.includes("Nueva promoción"), html.includes("Eliminar «Guardada»"), await page()]).toEqual([
      false,
      true,
      expect.not.stringContaining("Guardada"),
    ]);
  });

  it("promotions sell Premium to whoever has none, and tell of the special one", async () => {
    const locked = async (plan: string) => {
      await sql`delete from negocios`;
      await aBusiness({ plan_type: plan });
      return (await read("/mi-negocio/promociones")).html.replaceAll("<!-- -->", "");
    };
    for (const plan of ["free", "pro"]) expect(await locked(plan)).toContain("Es parte del plan Premium: $500 al mes.");
    expect(await locked("free")).toContain("Desde el plan Profesional ($300 al mes)");
    expect(await locked("premium")).not.toContain("Es parte del plan");
  });

  it("the special promotion has its words, its last day and its picture", async () => {
    await premium({ plan_type: "pro" });
    const words = await section("promociones", 'name="promocion_titulo"');
    const answer = await words.post({
      promocion_titulo: "Lunes",
      promocion_texto: "Café gratis",
      promocion_vigencia: "31/12/2098",
    });
    expect(answer.headers.get("location")).toContain("aviso=promocion");
    expect(await page()).toContain("Hasta el 31 de diciembre de 2098");
    expect((await read("/mi-negocio/promociones")).html).toContain('value="31/12/2098"');
    const picture = await section("promociones", "Guardar imagen");
    expect(await (await picture.post({ imagen: new File([], "") })).text()).toContain(
      "Elige la imagen de tu promoción.",
    );
    for (let time = 0; time < 2; time += 1) expect((await picture.post({ imagen: await aPicture() })).status).toBe(303);
    const [row] = await sql<{ promocion_imagen: string }[]>`select promocion_imagen from negocios`;
    expect(await page()).toContain(row?.promocion_imagen);
    expect(
      (await stored("promociones")).every((name) =>
        name.startsWith(row?.promocion_imagen.replace(/\.webp$/, "") ?? "-"),
      ),
    ).toBe(true);
    expect((await picture.post({ imagen: new File([], ""), quitar: "si" })).status).toBe(303);
    expect(await stored("promociones")).toEqual([]);
  });

  it.each([
    ["31/12/2098", true, "Se ve en tu página hasta el 31 de diciembre de 2098."],
    ["Lunes hasta el 31 de diciembre de 2098", true, "Se ve en tu página hasta el 31 de diciembre de 2098."],
    ["31/12/20", false, "Terminó el 31 de diciembre de 2020"],
    ["Válido hasta el 31 de diciembre de 2025", false, "Terminó el 31 de diciembre de 2025"],
    ["Hasta el 31 de diciembre", true, "No entendimos en «Hasta el 31 de diciembre» qué día termina"],
  ])("of a special promotion until %j its owner is told how long it shows", async (validity, isShown, told) => {
    await premium({ plan_type: "pro" });
    const words = await section("promociones", 'name="promocion_titulo"');
    await words.post({ promocion_titulo: "Lunes", promocion_texto: "Café gratis", promocion_vigencia: validity });
    expect((await page()).includes("Café gratis")).toBe(isShown);
    expect((await read("/mi-negocio/promociones")).html).toContain(told);
  });

  it("an administrator takes a promotion down, and its picture", async () => {
    const id = await premium();
    const fresh = await section("promociones?promocion=nueva", 'name="titulo"');
    await fresh.post({
      titulo: "Engaño",
      descripcion: "",
      inicio: "2026-01-01",
      fin: "2099-12-31",
      imagen: await aPicture(),
    });
    await sql`insert into private.admins (user_id) values (${userId})`;
    const remove = await openForm(instance.siteUrl, `/admin/negocios/${id}`, { cookie }, "Eliminar «Engaño»");
    expect(outcome(await remove.post({}))).toEqual([303, `/admin/negocios/${id}?aviso=promocion-eliminada`]);
    expect((await read(`/admin/negocios/${id}`)).html).toContain("eliminó una promoción");
    expect([await stored("promociones"), await page()]).toEqual([[], expect.not.stringContaining("Engaño")]);
    await sql`delete from private.admins`;
  });
});
