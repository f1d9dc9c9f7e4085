import { expect, test } from "@playwright/test";
import { addReports, deleteBusiness, insertBusiness, select } from "../support/e2e-business";
import { openForm } from "../support/posted-form";

// What needs all data but no browser: a request is twenty times cheaper than a page. The base `test`, since ours opens
// a page to listen to.

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
const robotsOf = (html: string) => /<meta name="robots" content="([^"]+)"/.exec(html)?.[1];
const ogUrlOf = (html: string) => /<meta property="og:url" content="([^"]+)"/.exec(html)?.[1];
const mainHeadingOf = (html: string) => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replace(/<!--.*?-->|<[^>]+>/g, "");
const totalOf = (html: string) => Number(/([\d,]+)(?:<!-- -->)? resultados?</.exec(html)?.[1]?.replaceAll(",", ""));

/** A former address has the canonical one of its page. */
const INDEXED = [
  ["/planes", "Que tu colonia encuentre tu negocio"],
  ["/precios", "Que tu colonia encuentre tu negocio", "/planes"],
  ["/descargar", "Iztapalapa Local en tu pantalla de inicio"],
  ["/terminos", "Términos y condiciones"],
  ["/privacidad", "Aviso de privacidad integral"],
  ["/soporte", "¿En qué te ayudamos?"],
  ["/desarrolladores", "Usa los datos en tu programa"],
  ["/negocios?page=3", "Directorio de Negocios"],
  ["/colonias", "Colonias de Iztapalapa"],
  ["/colonias/santa-martha-acatitla", "Negocios en Santa Martha Acatitla"],
  ["/colonias/santa-martha-acatitla?page=2", "Negocios en Santa Martha Acatitla"],
  ["/colonias/santa-martha-acatitla/servicios-del-hogar", "Servicios del Hogar en Santa Martha Acatitla"],
  ["/categorias", "Categorías de negocios en Iztapalapa"],
  ["/actividades/ferreteria-y-tlapaleria", "Ferretería y tlapalería en Iztapalapa"],
  ["/actividades/ferreteria-y-tlapaleria?page=2", "Ferretería y tlapalería en Iztapalapa"],
  ["/colonias/santa-martha-acatitla/ferreteria-y-tlapaleria", "Ferretería y tlapalería en Santa Martha Acatitla"],
  ["/categorias/salud-y-bienestar", "Negocios en categoría: Salud y Bienestar"],
  ["/negocios/salud-y-bienestar", "Negocios en categoría: Salud y Bienestar", "/categorias/salud-y-bienestar"],
  [
    "/negocios/categoria/salud-y-bienestar",
    "Negocios en categoría: Salud y Bienestar",
    "/categorias/salud-y-bienestar",
  ],
] as const;

for (const [path, heading, canonical = path] of INDEXED) {
  test(`${path} is indexed under ${canonical}`, async ({ request, baseURL }) => {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.status()).toBe(200);
    expect(mainHeadingOf(html)).toBe(heading);
    expect(robotsOf(html)).toBe("index, follow");
    expect(canonicalOf(html)).toBe(baseURL + canonical);
    expect(ogUrlOf(html)).toBe(baseURL + canonical);
  });
}

test("support says its hours and how to reach a person, with no contact configured", async ({ request }) => {
  const html = await (await request.get("/soporte")).text();
  expect(html).toContain("Lunes a viernes de 9:00 a 18:00");
  expect(html).toContain('name="mensaje"');
});

for (const [path, text] of [
  ["/colonias/no-existe", "Colonia no encontrada"],
  ["/colonias/_", "Colonia no encontrada"],
  ["/colonias/santa-martha-acatitla/no-existe", "Colonia no encontrada"],
  ["/colonias/santa-martha-acatitla/categoria", "Colonia no encontrada"],
  ["/colonias/no-existe/salud-y-bienestar", "Colonia no encontrada"],
  ["/colonias/santa-martha-acatitla?page=999", "Colonia no encontrada"],
  ["/colonias/%00%27%22", "Colonia no encontrada"],
  ["/negocio/no-existe", "Negocio no encontrado"],
  ["/negocio/antojitos-dona-meche", "Negocio no encontrado"],
  ["/negocio/celulares-el-enchufe", "Negocio no encontrado"],
  ["/negocio/%00%27%22", "Negocio no encontrado"],
  [`/negocio/${"a".repeat(300)}`, "Negocio no encontrado"],
  ["/colonias/santa-martha?page=2", "Colonia no encontrada"],
  ["/colonias/santa-martha-acatitla/vulcanizadora", "Colonia no encontrada"],
  ["/categorias/no-existe", "No encontramos esa categoría"],
  ["/categorias/no_es", "Slug de categoría no válido."],
  ["/actividades/no-existe", "No encontramos ese giro"],
  ["/actividades/_", "No encontramos ese giro"],
  ["/actividades/ferreteria-y-tlapaleria?page=999", "No encontramos ese giro"],
  ["/actividades/%00%27%22", "No encontramos ese giro"],
  ["/negocios?page=999", ""],
  ["/esto-no-existe", "Página no encontrada"],
] as const) {
  test(`${path.slice(0, 60)} is a real 404`, async ({ request }) => {
    const answer = await request.get(path, { headers: { accept: "text/html" } });
    const html = await answer.text();
    expect(answer.status()).toBe(404);
    expect(html).toContain(text);
    expect(robotsOf(html)).toContain("noindex");
  });
}

for (const [path, target] of [
  ["/buscar", "/negocios"],
  ["/buscar?q=pan%20dulce&colonia=xalpa", "/negocios?q=pan%20dulce&colonia=xalpa"],
  ["/negocio", "/negocios"],
  ["/actividades", "/categorias"],
  ["/Categorias/Salud-y-Bienestar?page=2", "/categorias/salud-y-bienestar?page=2"],
  ["/categorias/Alimentos%20y%20Bebidas", "/categorias/alimentos-y-bebidas"],
  ["/categorias/alimentos%20y%20bebidas?page=2", "/categorias/alimentos-y-bebidas?page=2"],
  ["/negocios/Educaci%C3%B3n%20y%20Escuelas", "/categorias/educacion-y-escuelas"],
  ["/negocios/categoria/educaci%C3%B3n-y-escuelas", "/categorias/educacion-y-escuelas"],
  ["/categorias/salud_y_bienestar", "/categorias/salud-y-bienestar"],
  ["/colonias/santa%20martha%20acatitla", "/colonias/santa-martha-acatitla"],
  ["/colonias/santa-martha-acatitla/servicios%20del%20hogar", "/colonias/santa-martha-acatitla/servicios-del-hogar"],
  ["/actividades/ferreter%C3%ADa%20y%20tlapaler%C3%ADa", "/actividades/ferreteria-y-tlapaleria"],
  ["/NEGOCIO/tlapaleria-susi", "/negocio/tlapaleria-susi"],
  ["/Login", "/login"],
] as const) {
  test(`${path} leads to ${target} for good`, async ({ request, baseURL }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    const location = new URL(answer.headers().location ?? "", baseURL);
    expect([answer.status(), location.href]).toEqual([308, baseURL + target]);
  });
}

test("a category that is none offers those that are, and half a colonia those that it may be", async ({ request }) => {
  const html = await (await request.get("/categorias/ferreterias", { headers: { accept: "text/html" } })).text();
  expect(html).toContain('href="/categorias/servicios-del-hogar"');
  const answer = await request.get("/colonias/santa-martha");
  const offers = await answer.text();
  expect([answer.status(), robotsOf(offers)]).toEqual([200, "noindex, follow"]);
  for (const slug of ["acatitla", "acatitla-norte", "acatitla-sur"]) {
    expect(offers).toContain(`href="/colonias/santa-martha-${slug}"`);
  }
});

test("lists name their activities, with telephones, and lead to the directory's filters", async ({ request }) => {
  for (const [path, activity, filters] of [
    ["/categorias", "/actividades/ferreteria-y-tlapaleria", null],
    ["/categorias/servicios-del-hogar", "/actividades/ferreteria-y-tlapaleria", "category=servicios-del-hogar"],
    [
      "/colonias/santa-martha-acatitla",
      "/colonias/santa-martha-acatitla/ferreteria-y-tlapaleria",
      "colonia=santa-martha-acatitla",
    ],
    [
      "/colonias/santa-martha-acatitla/servicios-del-hogar",
      "/colonias/santa-martha-acatitla/ferreteria-y-tlapaleria",
      "category=servicios-del-hogar&amp;colonia=santa-martha-acatitla",
    ],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(`href="${activity}"`);
    if (filters === null) continue;
    expect(html, path).toContain(`href="/negocios?${filters}&amp;abierto=1"`);
    expect(html, path).toMatch(/href="tel:\+52\d{10}"/);
  }
});

test("a listing leads to the lists on which it stands", async ({ request }) => {
  const html = await (await request.get("/negocio/tlapaleria-susi")).text();
  expect(html).toContain('href="/actividades/ferreteria-y-tlapaleria"');
  expect(html).toContain('href="/colonias/san-sebastian-tecoloxtitla/ferreteria-y-tlapaleria"');
  expect(html).toContain(
    "<title>Tlapalería Susi: Ferretería y tlapalería en San Sebastián Tecoloxtitla, Iztapalapa</title>",
  );
});

test("/favicon.ico is a picture", async ({ request }) => {
  const answer = await request.get("/favicon.ico");
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/png"]);
});

test("the list of a colonia tells search engines where it stands and what is on it", async ({ request }) => {
  const html = await (await request.get("/colonias/santa-martha-acatitla?page=2")).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]+)</g)].map(([, json = ""]) => json);
  const [list, crumbs] = blocks.map((text) => JSON.parse(text));
  expect(crumbs).toMatchObject({ "@type": "BreadcrumbList", itemListElement: { length: 3 } });
  expect(list).toMatchObject({ "@type": "ItemList", itemListElement: { 0: { position: 25 } } });
});

test("a business tells search engines what it is", async ({ request }) => {
  const html = await (await request.get("/negocio/taqueria-la-guera")).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]+)</g)].map(([, json = ""]) => json);
  const [business, breadcrumbs] = blocks.map((text) => JSON.parse(text));
  expect(business).toMatchObject({
    "@type": "FoodEstablishment",
    name: "Taquería La Güera",
    address: { addressLocality: "Iztapalapa", addressRegion: "CDMX", addressCountry: "MX" },
  });
  expect(business).not.toHaveProperty("aggregateRating");
  expect(breadcrumbs).toMatchObject({ "@type": "BreadcrumbList" });
  expect(html).toContain(
    '<meta property="og:title" content="Taquería La Güera: Alimentos y Bebidas en Santa Martha Acatitla, Iztapalapa"',
  );
});

test("filtered lists and listings that cannot be reached are kept out of search engines", async ({ request }) => {
  for (const path of ["/negocios?q=tacos", "/negocio/tlapaleria-susi", "/favoritos"])
    expect([path, robotsOf(await (await request.get(path)).text())]).toEqual([path, "noindex, follow"]);
});

for (const term of ["%", "_", "\\", "()", '",', "<script>alert(1)</script>", "a".repeat(500), "💈"]) {
  test(`a search for ${JSON.stringify(term.slice(0, 30))} takes it as plain text`, async ({ request }) => {
    const answer = await request.get("/negocios", { params: { q: term } });
    const html = await answer.text();
    expect(answer.status()).toBe(200);
    expect(totalOf(html)).toBeLessThan(4_000);
    const entities: Record<string, string> = { "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;", "&": "&amp;" };
    expect(html).toContain(`“${term.replace(/[<>"'&]/g, (sign) => entities[sign] ?? "")}”`);
    expect(html).not.toContain("<script>alert(1)");
  });
}

test("a search finds by accents, case and several words, and ranks the name first", async ({ request }) => {
  const html = await (await request.get("/negocios?q=TLAPALERIA+santa+MARTHA")).text();
  const first = /<article[\s\S]*?<\/article>/.exec(html)?.[0];
  expect(totalOf(html)).toBeGreaterThan(0);
  expect(first).toMatch(/tlapaler[ií]a/i);
  expect(first).toMatch(/Santa Martha/);
});

const chipsOf = (html: string) =>
  [...html.matchAll(/Quitar filtro: <\/span><span[^>]*>([^<]*)</g)].map(([, name = ""]) => name);

for (const [path, chips] of [
  ["/negocios?q=plomero+abierto+ahora", ["“plomero”", "Abierto ahora", "También sin horario"]],
  ["/negocios?q=plomero+cerca+de+m%C3%AD", ["“plomero”"]],
  ["/negocios?q=con+tel%C3%A9fono", ["Con teléfono"]],
] as const) {
  test(`${path} shows as filters the words that name one`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(chipsOf(html)).toEqual(chips);
    expect(html).toContain(path.includes("cerca") ? 'name="sort"' : "Limpiar Filtros");
  });
}

test("those that can be called come first, and are as many as the filter says", async ({ request }) => {
  const html = await (await request.get("/negocios?q=plomero")).text();
  const articles = html.match(/<article[\s\S]*?<\/article>/g) ?? [];
  expect(articles.slice(0, 6).filter((article) => !article.includes('href="tel:'))).toEqual([]);
  const counted = Number(/Con teléfono \(([\d,]+)/.exec(html.replaceAll("<!-- -->", ""))?.[1]?.replaceAll(",", ""));
  expect(totalOf(await (await request.get("/negocios?q=plomero&telefono=1")).text())).toBe(counted);
});

test("who is far away is told so, and offered the colonias", async ({ request }) => {
  const headers = { cookie: "posicion=20.6597,-103.3496" };
  const html = await (await request.get("/negocios?sort=nearby", { headers })).text();
  expect(html.replaceAll("<!-- -->", "")).toMatch(/Estás lejos de Iztapalapa, a 4\d\d km\. Elige una colonia:/);
  expect(html).toMatch(/href="\/negocios\?colonia=[a-z0-9-]+"/);
});

test("a list that the filters have emptied names the one to blame", async ({ request }) => {
  const html = (await (await request.get("/negocios?q=plomero&category=belleza-y-cuidado-personal")).text()).replaceAll(
    "<!-- -->",
    "",
  );
  expect(html).toContain("Intenta ajustar tus filtros o términos de búsqueda");
  expect(html).toMatch(/Sin “Belleza y Cuidado Personal”: \d+ resultados/);
});

test("what is missing is said in one tap without scripts, counted once, and nothing is kept of who", async ({
  baseURL,
}) => {
  const term = `qwrtp ${crypto.randomUUID().replace(/[^a-f]/g, "")}`;
  const form = await openForm(baseURL ?? "", `/negocios?q=${encodeURIComponent(term)}`, {}, "falta");
  for (let sent = 0; sent < 2; sent += 1)
    expect(await (await form.post({ falta: term })).text()).toContain("Gracias, lo anotamos.");
  expect(await select("busquedas", `termino=eq.${encodeURIComponent(term)}&select=faltas`)).toEqual([{ faltas: 1 }]);
  const refused = await (await form.post({ falta: "  " })).text();
  expect(refused).toContain("Escribe qué falta.");
});

for (const term of ["", "   ", "%", "_", "\\", "'", '",()', "\u0000", "<b>", "💈", "x".repeat(2000)]) {
  test(`the suggestions for ${JSON.stringify(term.slice(0, 10))} are a list`, async ({ request }) => {
    const answer = await request.get("/api/sugerencias", { params: { q: term } });
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toBeInstanceOf(Array);
  });
}

test("the icons and the pages of the manifest are there", async ({ request }) => {
  const { icons, screenshots, shortcuts, start_url } = await (await request.get("/manifest.webmanifest")).json();
  const addresses = [start_url, ...[...icons, ...screenshots, ...shortcuts].map((each) => each.src ?? each.url)];
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});

test("nobody in particular signs in before paying", async ({ request }) => {
  const answer = await request.get("/checkout?plan=premium", { maxRedirects: 0, headers: { accept: "text/html" } });
  expect(answer.headers().location).toBe("/login?redirect=%2Fcheckout%3Fplan%3Dpremium");
});

test.describe("a report on a business", () => {
  /** The limit of `add_report`. */
  const MAX_REPORTS_A_DAY = 20;
  let business: Awaited<ReturnType<typeof insertBusiness>>;

  test.beforeEach(async () => {
    business = await insertBusiness();
  });
  test.afterEach(async () => {
    await deleteBusiness(business.id);
  });

  const send = async (baseURL = "", fields: Record<string, string> = {}): Promise<string> => {
    const form = await openForm(baseURL, `/reportar/${business.slug}`);
    const answer = await form.post({ motivo: "cerrado", detalle: "", ...fields });
    const location = answer.headers.get("location");
    return location ? (await fetch(new URL(location, baseURL))).text() : answer.text();
  };
  const stored = async () => (await select("reportes", `negocio_id=eq.${business.id}`)).length;

  test("that a program fills in is thanked and thrown away", async ({ baseURL }) => {
    expect(await send(baseURL, { sitio: "https://example.com" })).toContain("Gracias, recibimos tu reporte.");
    expect(await stored()).toBe(0);
    await send(baseURL);
    expect(await stored()).toBe(1);
  });

  test("is refused as the fourth of one person in an hour", async ({ baseURL }) => {
    for (let sent = 0; sent < 3; sent += 1) expect(await send(baseURL)).toContain("Gracias, recibimos tu reporte.");
    expect(await send(baseURL)).toContain("Ya recibimos varios reportes tuyos.");
    expect(await stored()).toBe(3);
  });

  test("that has all of a day is refused, and what was typed comes back", async ({ baseURL }) => {
    await addReports(business.id, MAX_REPORTS_A_DAY);
    const html = await send(baseURL, { motivo: "duplicado", detalle: "Dos veces" });
    expect(html).toContain("Ya recibimos muchos reportes de este negocio hoy. Los estamos revisando.");
    expect(html).toContain("Dos veces</textarea>");
    expect(html).toMatch(/<input[^>]*value="duplicado"[^>]*checked|<input[^>]*checked[^>]*value="duplicado"/);
    expect(await stored()).toBe(MAX_REPORTS_A_DAY);
  });
});
