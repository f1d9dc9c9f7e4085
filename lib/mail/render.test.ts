import { describe, expect, it } from "vitest";
import { mailFromRow } from "./mails";
import { renderMail } from "./render";

const SITE = "https://iztapalapa.example";
const BUSINESS_ID = "10000000-0000-4000-8000-000000000001";
const ORDER_ID = "0d5c2f5e-4a0e-4a43-9d84-000000000001";
const business = { nombre: "Panadería La Espiga", slug: "panaderia-la-espiga" };
const payment = {
  pago: "123456789",
  plan: "pro",
  negocio_id: BUSINESS_ID,
  monto_centavos: 30000,
  metodo: "ticket",
  // 11 p. m. of the day before in Mexico City.
  fecha: "2026-02-01T05:00:00.000+00:00",
  negocio: business.nombre,
  termina: "2026-03-01T05:00:00+00:00",
};

const TOKEN = "abc";
const summary = { ...business, negocio_id: BUSINESS_ID, visitas: 340, clics: 25 };

/** By kind: what the database writes, what both parts must say, and where the button leads. */
const CASES: readonly [tipo: string, datos: Record<string, unknown>, facts: string[], path: string][] = [
  [
    "registro_recibido",
    { ...business, plan: "free", publicado: false },
    ["«Panadería La Espiga»", "te escribiremos"],
    "/mi-negocio",
  ],
  [
    "registro_recibido",
    { ...business, plan: "premium", publicado: true },
    ["«Panadería La Espiga»", "plan Premium"],
    "/negocio/panaderia-la-espiga",
  ],
  [
    "registro_aprobado",
    { ...business, motivo: null },
    ["Aprobamos «Panadería La Espiga»"],
    "/negocio/panaderia-la-espiga",
  ],
  [
    "registro_rechazado",
    { ...business, motivo: "La foto no es del local." },
    ["Motivo: La foto no es del local."],
    "/mi-negocio",
  ],
  ["registro_rechazado", { ...business, motivo: null }, ["no lo podemos publicar"], "/mi-negocio"],
  [
    "cortesia",
    // Until the end of 31 May in Mexico City.
    { ...business, plan: "premium", termina: "2026-06-01T06:00:00+00:00" },
    ["«Panadería La Espiga» tiene el plan Premium sin costo", "31 de mayo de 2026", "no se te cobra nada"],
    "/mi-negocio",
  ],
  [
    "cortesia_terminada",
    { ...business, plan: "premium", queda: "free" },
    ["«Panadería La Espiga»", "plan Gratis", "No borramos nada"],
    "/mi-negocio",
  ],
  [
    "factura_enviada",
    { pago: "123456789", plan: "pro", monto_centavos: 30000, motivo: null },
    ["123456789", "$300.00"],
    "/cuenta/pagos",
  ],
  [
    "factura_rechazada",
    { pago: "123456789", plan: "pro", monto_centavos: 30000, motivo: "El RFC no existe." },
    ["Motivo: El RFC no existe.", "pídela otra vez"],
    "/cuenta/pagos/123456789",
  ],
  ["registro_cambios", { ...business, motivo: "Falta el número." }, ["Qué cambiar: Falta el número."], "/mi-negocio"],
  [
    "negocio_unido",
    { ...business, nombre: "La Espiga", queda: business.nombre, publicado: true },
    ["«La Espiga» estaba dos veces", "«Panadería La Espiga»"],
    "/negocio/panaderia-la-espiga",
  ],
  [
    "negocio_unido",
    { ...business, nombre: "La Espiga", queda: business.nombre, publicado: false },
    ["La estamos revisando"],
    "/mi-negocio",
  ],
  [
    "cambio_aceptado",
    { ...business, aceptados: ["nombre", "telefono"], rechazados: [], motivo: null },
    ["Ya se ve en la página de «Panadería La Espiga»: Nombre del negocio y Teléfono."],
    "/negocio/panaderia-la-espiga",
  ],
  [
    "cambio_aceptado",
    { ...business, aceptados: ["telefono"], rechazados: ["video_url", "video_embed_url"], motivo: "No es tuyo." },
    ["Teléfono.", "Sigue como estaba: Video de YouTube.", "Motivo: No es tuyo."],
    "/negocio/panaderia-la-espiga",
  ],
  [
    "cambio_rechazado",
    { ...business, aceptados: [], rechazados: ["logo_url"], motivo: "No se ve." },
    ["Logo. Tu página sigue como estaba.", "Motivo: No se ve."],
    "/mi-negocio",
  ],
  ["reclamo_recibido", business, ["«Panadería La Espiga»", "Una persona la revisa"], "/reclamar/panaderia-la-espiga"],
  [
    "codigo_reclamo",
    { ...business, codigo: "01234567" },
    ["0123 4567", "«Panadería La Espiga»", "10 minutos", "Si no fuiste tú"],
    "/reclamar/panaderia-la-espiga",
  ],
  ["reclamo_aprobado", business, ["ya está a tu nombre"], "/mi-negocio"],
  ["reclamo_rechazado", business, ["«Panadería La Espiga»", "no la pudimos aprobar"], "/soporte"],
  ["administrador_agregado", {}, ["Ya administras", "Si no lo esperabas"], "/admin"],
  ["aviso_de_cuenta", { hecho: "contrasena" }, ["una contraseña nueva", "Si no fuiste tú"], "/cuenta"],
  ["aviso_de_cuenta", { hecho: "ayudante" }, ["se invitó a alguien"], "/cuenta"],
  ["aviso_de_cuenta", { hecho: "administrador" }, ["se agregó a otro administrador"], "/cuenta"],
  ["administrador_quitado", {}, ["Ya no administras", "Tu cuenta sigue igual"], "/cuenta"],
  [
    "recibo",
    payment,
    [
      "Profesional, un mes",
      "$300.00 MXN",
      "Efectivo (OXXO u otra tienda)",
      "31 de enero de 2026",
      "28 de febrero de 2026",
      "123456789",
      "7, 5 y 1 días antes",
    ],
    "/mi-negocio",
  ],
  [
    "recibo",
    {
      ...payment,
      plan: "premium",
      monto_centavos: 50050,
      negocio_id: null,
      negocio: null,
      termina: null,
      fecha: null,
      metodo: null,
    },
    ["$500.50 MXN", "Premium, un mes", "cuando registres tu negocio"],
    "/registro?plan=premium",
  ],
  [
    "recibo",
    { ...payment, plan: "premium", comprobante_pendiente: true },
    ["Además tienes un comprobante sin pagar. Ya tienes Premium; no pagues ese comprobante."],
    "/mi-negocio",
  ],
  [
    "comprobante",
    { ...payment, fecha: null, termina: null, orden: ORDER_ID, vence: "2026-02-05T22:59:59.000-04:00" },
    [
      "Tu comprobante",
      "Paga $300.00 MXN en la tienda a más tardar el 5 de febrero de 2026 a las 20:59. Puede",
      "Vence: 5 de febrero de 2026",
      "Si no lo pediste, ignora este mensaje: no debes nada.",
      "ya no pagues este comprobante",
    ],
    `/pago/pending?plan=pro&orden=${ORDER_ID}`,
  ],
  [
    "comprobante",
    { ...payment, negocio_id: null, negocio: null, fecha: null, termina: null, orden: ORDER_ID, vence: null },
    ["antes de que venza"],
    `/pago/pending?plan=pro&orden=${ORDER_ID}`,
  ],
  ["pago_rechazado", payment, ["no se te cobró nada", "$300.00 MXN"], `/checkout?plan=pro&negocio=${BUSINESS_ID}`],
  ["pago_devuelto", payment, ["fue devuelto", "$300.00 MXN", "123456789"], "/soporte"],
  [
    "recordatorio",
    { ...business, negocio_id: BUSINESS_ID, plan: "pro", termina: "2026-02-11T03:00:00+00:00" },
    ["termina el 10 de febrero de 2026", "No hay cargo automático", "3 días más", "$300 MXN"],
    `/checkout?plan=pro&negocio=${BUSINESS_ID}`,
  ],
  [
    "recordatorio",
    {
      ...business,
      ...{ negocio_id: BUSINESS_ID, plan: "pro", termina: "2026-02-11T03:00:00+00:00", orden_pendiente: ORDER_ID },
    },
    ["Ya tienes un comprobante para el mes que sigue: paga ése, y no otro."],
    `/pago/pending?plan=pro&orden=${ORDER_ID}`,
  ],
  [
    "plan_vencido",
    { ...business, negocio_id: BUSINESS_ID, plan: "premium", queda: "pro" },
    ["Terminó tu plan Premium", "ahora con el plan Profesional", "$500 MXN"],
    `/checkout?plan=premium&negocio=${BUSINESS_ID}`,
  ],
  ["reporte_corregido", business, ["corregimos la página de «Panadería La Espiga»"], "/negocio/panaderia-la-espiga"],
  ["reporte_cerrado", business, ["quitamos la página", "nos escribieron con este correo"], "/negocios"],
  ["reporte_descartado", business, ["por ahora la página queda como está"], "/negocio/panaderia-la-espiga"],
  ["ayudante_invitado", { nombre: "Panadería La Espiga" }, ["te pide ayuda", "acepta o rechaza"], "/mi-negocio"],
  ["negocio_borrado", business, ["ya no se ve", "30 días"], "/soporte#contacto"],
  [
    "negocio_cerrado",
    { ...business, motivo: "Es una casa" },
    ["ya no está en servicio", "Motivo: Es una casa", "30 días"],
    "/soporte#contacto",
  ],
  [
    "mensaje_recibido",
    { texto: "Hola.\nAdiós." },
    ["Esto nos escribiste:", "Adiós.", "de lunes a viernes"],
    "/soporte",
  ],
  [
    "mensaje_respondido",
    { texto: "Hola", respuesta: "Con gusto" },
    ["Con gusto", "Esto nos escribiste:", "nos escribieron con este correo"],
    "/soporte#contacto",
  ],
  [
    "arco_recibida",
    { folio: "ARCO-00007", tipo: "acceso", vence: "2026-12-21" },
    ["a más tardar el 21 de diciembre de 2026 (20 días hábiles)", "Folio: ARCO-00007"],
    "/privacidad#arco",
  ],
  ["arco_requerida", { folio: "ARCO-00007", respuesta: "Tu nombre", vence: null }, ["Tu nombre"], "/privacidad#arco"],
  [
    "arco_prorrogada",
    { folio: "ARCO-00007", respuesta: "Faltan archivos", vence: "2027-01-20" },
    ["Faltan archivos", "a más tardar el 20 de enero de 2027"],
    "/privacidad#arco",
  ],
  [
    "arco_respondida",
    { folio: "ARCO-00007", respuesta: "Sí procede", vence: "2027-01-12" },
    ["Tu solicitud procede", "a más tardar el 12 de enero de 2027 (15 días hábiles)"],
    "/privacidad#arco",
  ],
  [
    "arco_respondida",
    { folio: "ARCO-00007", respuesta: "No hay nada", vence: null },
    ["Respuesta a tu solicitud ARCO", "No hay nada"],
    "/privacidad#arco",
  ],
  ["arco_cumplida", { folio: "ARCO-00007", respuesta: null, vence: null }, ["está cumplida"], "/privacidad#arco"],
  [
    "arco_por_vencer",
    { folio: "ARCO-00007", vence: "2026-12-21" },
    ["ARCO-00007", "21 de diciembre de 2026"],
    "/admin/avisos?ver=arco",
  ],
  ["aviso_de_privacidad", {}, ["qué recibe la inteligencia artificial"], "/privacidad"],
  [
    "resumen_semanal",
    {
      ...summary,
      semana: { canales: { visita: [48, 40], whatsapp: [12, 8], llamada: [3, 3] }, dias: [5, 5, 5, 5, 5, 30, 5] },
    },
    [
      "12 personas te escribieron por WhatsApp, 4 más que la semana pasada; los sábados es cuando más te buscan.",
      "Además, 3 personas te llamaron.",
      "Visitas: 48 (la semana anterior: 40)",
    ],
    `/mi-negocio/estadisticas?negocio=${BUSINESS_ID}`,
  ],
  [
    "resumen_semanal",
    { ...summary, semana: null },
    ["Tu página lleva 340 visitas y 25 clics.", "Con el plan Profesional"],
    `/mi-negocio/estadisticas?negocio=${BUSINESS_ID}`,
  ],
];

function render(tipo: string, datos: unknown) {
  const mail = mailFromRow({ tipo, datos });
  if (!mail) throw new Error(`${tipo} was not understood`);
  return renderMail(mail, SITE, TOKEN);
}

const plain = (html: string): string =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
const visible = (html: string): string => plain(html.replace(/<head>[\s\S]*<\/head>/, "").replace(/<[^>]*>/g, ""));
const links = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, url = ""]) => plain(url));

describe("a mail that one can switch off", () => {
  const optional = ["resumen_semanal"];

  it.each(CASES)("%s has a way to do so, or is none", (tipo, datos) => {
    const { text, html, oneClickUrl } = render(tipo, datos);
    const isOptional = optional.includes(tipo);
    expect(oneClickUrl).toBe(isOptional ? `${SITE}/api/suscripcion?t=${TOKEN}` : null);
    expect(text.includes(`${SITE}/suscripcion?t=${TOKEN}`)).toBe(isOptional);
    expect(links(html).includes(`${SITE}/suscripcion?t=${TOKEN}`)).toBe(isOptional);
  });
});

describe("a product mail", () => {
  it.each(CASES)("%s says its facts in both parts and leads to the site", (tipo, datos, facts, path) => {
    const { subject, text, html } = render(tipo, datos);
    for (const fact of facts) {
      expect(text).toContain(fact);
      expect(visible(html)).toContain(fact);
    }
    expect(text).toContain(`${SITE}${path}\n`);
    expect(links(html)).toContain(`${SITE}${path}`);
    expect(links(html).every((url) => url === SITE || url.startsWith(`${SITE}/`))).toBe(true);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
    expect(subject.length).toBeGreaterThan(10);
    expect(subject.length).toBeLessThanOrEqual(78);
    expect(html).not.toMatch(/<(table|img|script|style|link)/);
    expect(html).toContain("max-width:600px");
    expect(html.length).toBeLessThan(8_000);
  });

  it("shows markup as it was typed, and runs none of it", () => {
    const nombre = `<img src=x onerror="alert('1')"> & Hijos`;
    const { subject, text, html } = render("registro_rechazado", { ...business, nombre, motivo: "<b>no</b>\nasí" });
    expect(html).not.toMatch(/<img|<b>/);
    expect(html).toContain("&lt;b&gt;no&lt;/b&gt;<br>así");
    expect(visible(html)).toContain(`«${nombre}»`);
    expect(text).toContain(`«${nombre}»`);
    expect(subject).toContain("<img");
  });

  it.each([
    ["an address", "Gana dinero https://malo.example"],
    ["a domain", "Visita malo.com hoy"],
    ["a mail address", "escribe a x@malo"],
    ["nothing that can be seen", "\u200b\u202e"],
  ])("does not repeat a name with %s", (_case, nombre) => {
    const { subject, text, html } = render("registro_recibido", {
      ...business,
      nombre,
      plan: "free",
      publicado: false,
    });
    for (const part of [subject, text, html]) expect(part).not.toMatch(/malo/);
    expect(text).toContain("tu negocio");
  });

  it("copies a stranger's words without what would become a link", () => {
    const texto = "Gana en https://malo.example/x\no en malo.com: escribe a x@malo. Cuesta $1,500.50";
    const { text, html } = render("mensaje_recibido", { texto });
    for (const part of [text, html]) expect(part).not.toMatch(/malo/);
    expect(text).toContain("Gana en […]\no en […] escribe a […] Cuesta $1,500.50");
  });

  it.each(["Abarrotes S.A. de C.V.", "Dr. Simón 2.0", "Tacos & Más"])("repeats the name %s", (nombre) => {
    expect(render("reclamo_aprobado", { ...business, nombre }).text).toContain(`«${nombre}»`);
  });

  it("keeps a long name's subject on one short line", () => {
    const { subject } = render("registro_aprobado", { ...business, nombre: `Línea\r\nBcc: x ${"muy ".repeat(40)}` });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject.length).toBeLessThanOrEqual(78);
  });
});

describe("a row of the outbox", () => {
  it.each([
    ["of an unknown kind", "aviso", business],
    ["without a name", "reclamo_aprobado", { slug: "x" }],
    ["of an unknown plan", "recordatorio", { ...business, plan: "gold", termina: payment.termina }],
    ["without a time", "recordatorio", { ...business, plan: "pro", termina: null }],
    ["without an order", "comprobante", { ...payment, vence: null }],
    ["without an amount", "recibo", { ...payment, monto_centavos: undefined }],
    ["that names a property of every object", "constructor", business],
  ])("%s is no mail", (_case, tipo, datos) => {
    expect(mailFromRow({ tipo, datos })).toBeNull();
  });
});
