import { once } from "node:events";
import { connect } from "node:net";
import { beforeEach, describe, expect, it } from "vitest";
import { asFile, heicPicture, hiddenIn, sizeOf, telephonePhoto } from "@/tests/support/camera-pictures";
import { aBusiness, cookie, instance, outcome, read, signInPanelOwner, sql } from "@/tests/support/panel-owner";
import { pngBomb } from "@/tests/support/picture-bombs";
import { formIn, openForm } from "@/tests/support/posted-form";

signInPanelOwner();

describe("pictures", () => {
  const SECTION = "/mi-negocio/fotos";
  const pictureForm = (marker: string) => openForm(instance.siteUrl, SECTION, { cookie }, marker);
  const stored = async () =>
    (
      await sql<{ name: string }[]>`select name from storage.objects where bucket_id <> 'comprobantes' order by name`
    ).map(({ name }) => name);
  const columns = async () =>
    (
      await sql<
        { portada_url: string | null; imagen_url: string | null; logo_url: string | null; gallery_images: string[] }[]
      >`select portada_url, imagen_url, logo_url, gallery_images from negocios`
    )[0];
  const photo = async (seed: number, size = { width: 300, height: 400 }) =>
    asFile(await telephonePhoto({ ...size, seed }), "IMG.JPG", "image/jpeg");
  const asOwner = { cookie, accept: "application/json" };
  const send = (fields: Record<string, string | File>, init: RequestInit = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const headers = { ...asOwner, cookie, origin: instance.siteUrl };
    return fetch(`${instance.siteUrl}${SECTION}/subir`, { method: "POST", headers, body, redirect: "manual", ...init });
  };
  /** The last line of the answer. */
  const answerTo = async (fields: Record<string, string | File>) => {
    const text = await (await send(fields)).text();
    return JSON.parse(text.trim().split("\n").at(-1) ?? "") as {
      kind: string;
      message?: string;
      url: string;
      path: string;
    };
  };

  beforeEach(async () => {
    await sql`delete from storage.objects`;
  });

  it("are sent, put in order, described, taken off and brought back without scripts, and seen at once", async () => {
    await aBusiness({ plan_type: "premium" });
    const upload = await pictureForm("Guardar seleccionadas");
    expect(outcome(await upload.post({ archivo: [await photo(1), await photo(2)] }))).toEqual([
      303,
      expect.stringContaining("aviso=foto-guardada"),
    ]);
    const [first = "", second = ""] = (await columns())?.gallery_images ?? [];
    expect(await stored()).toEqual(
      [first, second, first.replace(".webp", "-240.webp"), second.replace(".webp", "-240.webp")].sort(),
    );
    const object = await fetch(`${instance.siteUrl}/storage/v1/object/public/negocios/${first}`);
    const bytes = Buffer.from(await object.arrayBuffer());
    expect([await sizeOf(bytes), await hiddenIn(bytes)]).toEqual([[300, 400], []]);
    expect((await read("/negocio/tienda")).html).toMatch(/background-image:url\(data:image\/webp;base64,UklGR/);
    expect((await read(SECTION)).html).toMatch(/2<!-- --> de <!-- -->60/);

    await (await pictureForm("Bajar la foto 1")).post({});
    expect((await columns())?.gallery_images).toEqual([second, first]);

    const texts = await pictureForm("Guardar cambios");
    expect(outcome(await texts.post({ alt_0: "  La barra\nde   la tienda ", alt_1: "" }))).toEqual([
      303,
      expect.stringContaining("aviso=guardado"),
    ]);
    expect((await read("/negocio/tienda")).html).toContain('alt="La barra de la tienda"');
    // A second tab that was opened before.
    expect(await (await texts.post({ alt_0: "Otra cosa", alt_1: "" })).text()).toMatch(
      /Ahora dice: (?:<!-- -->)?La barra de la tienda/,
    );
    expect(await (await texts.post({ alt_0: "a".repeat(151), alt_1: "" })).text()).toContain("150");

    const removed = await (await pictureForm("la foto 1</span>")).post({});
    const path = removed.headers.get("location") ?? "";
    expect((await columns())?.gallery_images).toEqual([first]);
    const { html } = await read(path);
    expect(html).toContain("Imagen eliminada de la galería");
    const undo = formIn(html, {
      siteUrl: instance.siteUrl,
      path,
      headers: { cookie },
      marker: "Deshacer",
      status: 200,
    });
    expect(outcome(await undo.post({}))).toEqual([303, expect.stringContaining("aviso=foto-de-vuelta")]);
    await undo.post({});
    expect((await columns())?.gallery_images).toEqual([second, first]);
  });

  it("of the cover go with every older one", async () => {
    await aBusiness({ plan_type: "pro", escritor: "importador", imagen_url: "imagenes/vieja.webp" });
    await (await pictureForm("Cambiar portada")).post({ archivo: await photo(1) });
    expect(await columns()).toMatchObject({ portada_url: expect.any(String), imagen_url: null });
    await sql`update negocios set imagen_url = 'imagenes/vieja.webp', escritor = 'importador'`;
    await (await pictureForm("la portada")).post({});
    expect(await columns()).toMatchObject({ portada_url: null, imagen_url: null });
    const { html } = await read("/negocio/tienda");
    expect(html).toContain('src="/categorias/otros-negocios.webp"');
    expect(html).not.toContain("/storage/v1/object/public/");
  });

  it("of an approved free listing wait, and its page stays as it was", async () => {
    await aBusiness();
    const taken = await answerTo({ negocio: await ownId(), tipo: "cover", archivo: await photo(1) });
    expect(taken).toMatchObject({ kind: "taken", isWaiting: true });
    expect(await columns()).toMatchObject({ portada_url: null });
    expect((await read(SECTION)).html).toContain("En revisión.");
    expect((await read("/negocio/tienda")).html).not.toContain(taken.url);
    expect(await sql`select imagenes_datos from negocios`).toEqual([{ imagenes_datos: {} }]);
    expect(await answerTo({ negocio: await ownId(), tipo: "gallery", archivo: await photo(2) })).toMatchObject({
      kind: "refused",
      message: expect.stringContaining("Tu plan actual no incluye"),
    });
  });

  const ownId = async () => (await sql<{ id: string }[]>`select id from negocios`)[0]?.id ?? "";

  it.each<[string, () => Promise<File>, string]>([
    ["a HEIC", async () => asFile(heicPicture(), "IMG_1.HEIC", "image/heic"), "HEIC"],
    [
      "a drawing",
      async () => asFile(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "a.svg", "image/svg+xml"),
      "Archivo de imagen inválido",
    ],
    [
      "a text that is called a picture",
      async () => asFile(Buffer.from("hola"), "a.jpg", "image/jpeg"),
      "Archivo de imagen inválido",
    ],
    [
      "one that was cut",
      async () => asFile((await telephonePhoto({ width: 900, height: 1200 })).subarray(0, -9_000), "a.jpg"),
      "dañada",
    ],
    [
      "a bomb",
      async () => asFile(pngBomb({ width: 30_000, height: 30_000, rows: 3_000 }), "a.png"),
      "demasiado grande",
    ],
    ["one that is too heavy", async () => asFile(Buffer.alloc(13 * 1024 * 1024), "a.jpg"), "pesa demasiado"],
    ["nothing", async () => asFile(Buffer.alloc(0), "a.jpg"), "Elige una foto."],
  ])("that is %s is refused in words, and nothing of it is left", async (_case, make, words) => {
    const id = await aBusiness({ plan_type: "pro" });
    const file = await make();
    expect(await answerTo({ negocio: id, tipo: "gallery", archivo: file })).toMatchObject({
      kind: "refused",
      message: expect.stringContaining(words),
    });
    const page = await (await (await pictureForm("Agregar fotos")).post({ archivo: file })).text();
    expect(page).toContain(words);
    expect([await stored(), (await columns())?.gallery_images]).toEqual([[], []]);
  });

  it("that are sent twice are one, and one too many is refused", async () => {
    const id = await aBusiness({ plan_type: "pro" });
    const same = { negocio: id, tipo: "gallery", archivo: await photo(1) };
    const answers = await Promise.all([answerTo(same), answerTo(same)]);
    expect(new Set([...answers, await answerTo(same)].map(({ url }) => url)).size).toBe(1);
    await Promise.all([2, 3].map(async (seed) => answerTo({ ...same, archivo: await photo(seed) })));
    expect(await answerTo({ ...same, archivo: await photo(4) })).toMatchObject({
      kind: "refused",
      message: "Ya tienes todas las fotos que permite tu plan. Borra una para subir otra.",
    });
    const { gallery_images = [] } = (await columns()) ?? {};
    expect(gallery_images).toHaveLength(3);
    expect(await stored()).toHaveLength(6);
  });

  it("whose connection is cut on the way leave nothing, and are taken the next time", async () => {
    const id = await aBusiness({ plan_type: "pro" });
    const file = await photo(1, { width: 900, height: 1200 });
    const { port, hostname } = new URL(instance.siteUrl);
    const cut = new Request(instance.siteUrl, {
      method: "POST",
      body: formOf({ negocio: id, tipo: "gallery", archivo: file }),
    });
    const body = Buffer.from(await cut.clone().arrayBuffer());
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    const head = [
      `POST ${SECTION}/subir HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      `Origin: ${instance.siteUrl}`,
      `Cookie: ${cookie}`,
      `Content-Type: ${cut.headers.get("content-type")}`,
      `Content-Length: ${body.length}`,
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    await new Promise((written) => socket.write(body.subarray(0, body.length / 2), written));
    socket.destroy();
    expect(await answerTo({ negocio: id, tipo: "gallery", archivo: file })).toMatchObject({ kind: "taken" });
    expect([(await columns())?.gallery_images.length, (await stored()).length]).toEqual([1, 3]);
  });

  const formOf = (fields: Record<string, string | File>): FormData => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  };

  it("are cut to a part from what is stored, in their place and with their text", async () => {
    const id = await aBusiness({ plan_type: "pro" });
    const [first, second] = [
      await answerTo({ negocio: id, tipo: "gallery", archivo: await photo(1) }),
      await answerTo({ negocio: id, tipo: "gallery", archivo: await photo(2) }),
    ];
    await (await pictureForm("Guardar cambios")).post({ alt_0: "La barra", alt_1: "" });
    const crop = { negocio: id, tipo: "gallery", foto: first.url, recorte: "0,0.25,1,0.5" };
    const cut = await answerTo(crop);
    expect((await columns())?.gallery_images).toEqual([cut.path, second.path]);
    const bytes = await (await fetch(instance.siteUrl + cut.url)).arrayBuffer();
    expect(await sizeOf(Buffer.from(bytes))).toEqual([300, 200]);
    expect((await read("/negocio/tienda")).html).toContain('alt="La barra"');
    expect(await answerTo(crop)).toMatchObject({ kind: "refused", message: "Esa foto ya no está." });
  });

  it("are nobody else's to send, whatever is sent", async () => {
    const id = await aBusiness({ plan_type: "pro" });
    const fields = { negocio: id, tipo: "cover", archivo: await photo(1) };
    expect((await send(fields, { headers: { cookie, origin: "https://evil.example" } })).status).toBe(403);
    expect((await send(fields, { headers: { origin: instance.siteUrl } })).status).toBe(303);
    expect(await answerTo({ ...fields, tipo: "otra" })).toMatchObject({ kind: "refused" });
    await sql`update negocios set user_id = null`;
    await sql`delete from negocio_propietarios`;
    expect(await answerTo(fields)).toMatchObject({ kind: "refused", message: "Ese negocio no es tuyo. Elige otro." });
    expect(await stored()).toEqual([]);
  });

  it("of a promotion are stored for the form that names them", async () => {
    const id = await aBusiness({ plan_type: "premium" });
    const taken = await answerTo({ negocio: id, tipo: "promotion", archivo: await photo(1) });
    expect(taken).toMatchObject({ kind: "taken", path: expect.stringMatching(new RegExp(`^promociones/${id}/`)) });
    await sql`
      insert into promociones (negocio_id, titulo, imagen_url, fecha_inicio, fecha_fin)
      values (${id}, 'Promo', ${taken.path}, '2026-01-01', '2099-01-01')`;
    expect((await read("/negocio/tienda")).html).toContain(taken.url);
  });
});
