import type { TextKind } from "@/lib/businesses/field";
import { BUSINESS_FIELDS, type FieldName } from "@/lib/businesses/fields";
import { fieldOf } from "@/lib/businesses/fields-of";
import { MAX_SPECIAL_DAYS } from "@/lib/businesses/hours/special-days";
import { CLAIM_NOTE_CHARACTERS } from "@/lib/claims/model";
import { PLANS } from "@/lib/plans/plans";
import { FIELD_LIMITS as LIMITS } from "@/lib/registration/limits";
import { MAX_REPORT_CHARACTERS, MAX_SUGGESTION_CHARACTERS } from "@/lib/reports/model";
import { ANSWER_CHARACTERS, NAME_CHARACTERS, WORDS_CHARACTERS } from "@/lib/requests/model";
import { addDays } from "@/lib/time/add-days";

/**
 * Most that every column takes, and values that it refuses: each column that the API's roles may write, and each of
 * "public" with text. The tests hold it against the catalogue, so that a new one without a bound fails; TypeScript's
 * bounds are taken from there, so that both stay equal.
 */
type Bound = {
  /** Written as JSON where the column is no text. */
  taken: readonly unknown[];
  refused: readonly unknown[];
};

/** Each alone shows nothing. */
const INVISIBLE = {
  nothing: "",
  space: " ",
  tab: "\t",
  "line break": "\n",
  "no-break space": "\u00a0",
  "ogham space": "\u1680",
  "hair space": "\u200a",
  "zero-width space": "\u200b",
  "zero-width non-joiner": "\u200c",
  "zero-width joiner": "\u200d",
  "line separator": "\u2028",
  "word joiner": "\u2060",
  "ideographic space": "\u3000",
  "byte order mark": "\ufeff",
  "soft hyphen": "\u00ad",
  "grapheme joiner": "\u034f",
  "right-to-left override": "\u202e",
  isolate: "\u2066",
  "Hangul filler": "\u3164",
  "Hangul choseong filler": "\u115f",
  "half-width Hangul filler": "\uffa0",
  "variation selector": "\ufe0f",
  tag: "\u{e0041}",
  "variation selector 17": "\u{e0100}",
  "blank braille": "\u2800",
  "combining acute": "\u0301",
  "enclosing mark": "\u20e3",
  "musical control": "\u{1d173}",
  "private use": "\ue000",
} as const;
const invisible = Object.values(INVISIBLE).flatMap((sign) => (sign ? [sign, sign.repeat(20)] : [sign]));

/** Anywhere in a text; tabs and line breaks stand in texts of several lines. */
const UNSEEN = [
  0x01, 0x08, 0x0b, 0x1b, 0x1f, 0x7f, 0x80, 0x85, 0x9f, 0x61c, 0x200b, 0x200f, 0x2028, 0x202e, 0x2067, 0xfeff, 0xfff9,
  0xffff, 0xe0041,
];
const unseen = UNSEEN.map((code) => `Ab${String.fromCodePoint(code)}c`);

const ORDINARY = ["Piñatas Ñoño", "Pin\u0303atas", "👩‍🔧 Taller ❤️", "東京", "№ 5", "…!"];
const plain = (characters: number): string => "a".repeat(characters);
const HUGE = 100_000;
/** One too many, and what would not fit an index, or a document of words. */
const tooLong = (most: number, of: (characters: number) => string) => [of(most + 1), of(HUGE)];
const huge = [
  "a".padEnd(HUGE),
  " ".repeat(HUGE),
  Array.from({ length: 150_000 }, (_, index) => `p${index.toString(36)}`).join(" "),
];

/** A text of one line; `of` makes one of so many characters in the column's form. */
const line = (most: number, of: (characters: number) => string = plain, more: Partial<Bound> = {}): Bound => ({
  taken: [
    of(most),
    ...(of === plain ? ORDINARY.filter((text) => !more.refused?.includes(text)) : []),
    ...(more.taken ?? []),
  ],
  refused: [
    ...tooLong(most, of),
    ...huge,
    ...invisible,
    ...[...unseen, "A\tb", "A\nb", "A\rb"].map((text) => (of === plain ? text : `${of(40)}${text}`)),
    ...(more.refused ?? []),
  ],
});

/** A text of several lines. */
const lines = (most: number, maxLines: number, more: Partial<Bound> = {}): Bound => ({
  taken: [
    plain(most),
    ...ORDINARY,
    "Uno\n\nDos\r\nTres\tcuatro",
    `${"a\n".repeat(Math.min(maxLines, most / 2) - 1)}a`,
    ...(more.taken ?? []),
  ],
  refused: [
    ...tooLong(most, plain),
    ...huge,
    ...invisible,
    ...unseen,
    `${"a\n".repeat(maxLines)}a`,
    `${"a\r".repeat(maxLines)}a`,
    ...(more.refused ?? []),
  ],
});

const list = (most: number, characters: number): Bound => ({
  taken: [[], ...ORDINARY.map((item) => [item]), Array.from({ length: most }, () => plain(characters))],
  refused: [
    Array.from({ length: most + 1 }, () => "a"),
    Array.from({ length: 50_000 }, () => "a"),
    [null],
    ...line(characters).refused.map((item) => ["Corte", item]),
  ],
});

const NAME = "5eed-0123456789abcdef-1200.webp";
const PICTURES = [
  NAME,
  `gallery/${NAME}`,
  "a.png",
  `/storage/v1/object/public/logos/${NAME}`,
  `https://x.example/storage/v1/object/public/logos/a/${NAME}`,
];
const NO_PICTURES = [
  "x",
  "x.gif",
  ".webp",
  "../a.webp",
  "a/../../b.webp",
  "/a.webp",
  "//evil.example/a.webp",
  "https://evil.example/a.webp",
  "https://evil.example/storage/v1/object/public/secretos/a.webp",
  "javascript:a.webp",
  "data:image/webp;a.webp",
  "a b.webp",
  "a.webp?x=1",
  "a\\b.webp",
  `${plain(496)}.webp`,
  `${plain(HUGE)}.webp`,
  ...invisible,
  ...unseen.map((text) => `${text}.webp`),
];
const picture: Bound = { taken: [...PICTURES, `${plain(495)}.webp`], refused: NO_PICTURES };

const MAX_GALLERY = PLANS.premium.limits.galleryUpload;
const gallery: Bound = {
  taken: [
    [],
    PICTURES,
    [{ url: NAME }, { publicUrl: NAME }, { path: NAME }],
    Array.from({ length: MAX_GALLERY }, () => NAME),
  ],
  refused: [
    Array.from({ length: MAX_GALLERY + 1 }, () => NAME),
    Array.from({ length: 50_000 }, () => NAME),
    ...NO_PICTURES.map((name) => [name]),
    ...["x", plain(100_000)].map((name) => [{ url: name }]),
    [{ url: NAME, note: "x" }],
    [{}],
    [{ url: { url: NAME } }],
    [null],
    [7],
    [[NAME]],
    {},
    7,
    null,
  ],
};

const BLUR = `UklGR${"A".repeat(100)}==`;
const MAX_DESCRIBED = 100;
const pictureData: Bound = {
  taken: [
    {},
    { [NAME]: {} },
    ...ORDINARY.filter((text) => text.length <= 150).map((alt) => ({ [`gallery/${NAME}`]: { alt, blur: BLUR } })),
    { [NAME]: { alt: plain(150) } },
    Object.fromEntries(Array.from({ length: MAX_DESCRIBED }, (_, index) => [`${index}.webp`, { blur: BLUR }])),
  ],
  refused: [
    ...NO_PICTURES.map((name) => ({ [name]: {} })),
    ...line(150).refused.map((alt) => ({ [NAME]: { alt } })),
    ...["", "x", `${BLUR}"`, `data:image/webp;base64,${BLUR}`, `UklGR${"A".repeat(400)}`, 7, null].map((blur) => ({
      [NAME]: { blur },
    })),
    { [NAME]: { alt: "Foto", href: "x" } },
    { [NAME]: "Foto" },
    { [NAME]: null },
    { [NAME]: [] },
    Object.fromEntries(Array.from({ length: MAX_DESCRIBED + 1 }, (_, index) => [`${index}.webp`, {}])),
    [],
    "x",
    7,
    null,
  ],
};

const MAX_RANGES = 6;
const day = (ranges: number) => ({ mon: Array.from({ length: ranges }, () => ["09:00", "18:00"]) });
const hours: Bound = {
  taken: [{}, { sun: [] }, day(MAX_RANGES), { sat: [["22:00", "02:00"]], sun: [["00:00", "24:00"]] }],
  refused: [
    day(MAX_RANGES + 1),
    day(50_000),
    { lunes: [] },
    { mon: [["9:00", "18:00"]] },
    { mon: [["09:00"]] },
    { mon: null },
    { mon: { "0": [] } },
    [],
    "x",
    7,
    null,
    ...invisible,
  ],
};

const days = (count: number, of: unknown = { ranges: [] }) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [addDays("2028-02-20", index), of]));

const specialDays: Bound = {
  taken: [
    {},
    days(MAX_SPECIAL_DAYS),
    days(1, { ranges: [["20:00", "03:00"]], label: "Navidad" }),
    days(1, { ranges: day(MAX_RANGES).mon, label: "a".repeat(60) }),
  ],
  refused: [
    days(MAX_SPECIAL_DAYS + 1),
    days(50_000),
    // More than an index takes.
    days(MAX_SPECIAL_DAYS, {
      ranges: Array.from({ length: MAX_RANGES }, (_, hour) => [`0${hour}:00`, `0${hour}:30`]),
    }),
    days(1, { ranges: day(MAX_RANGES + 1).mon }),
    days(1, { ranges: [], label: "a".repeat(61) }),
    days(1, { ranges: [], label: 7 }),
    days(1, { ranges: [], label: "\u200b" }),
    days(1, { ranges: [], more: 1 }),
    days(1, { ranges: [["9:00", "18:00"]] }),
    days(1, []),
    days(1, {}),
    days(1, null),
    { "2026-02-29": { ranges: [] } },
    { "2026-13-01": { ranges: [] } },
    { "26-12-25": { ranges: [] } },
    { mon: { ranges: [] } },
    [],
    "x",
    7,
    null,
    ...invisible,
  ],
};

const date: Bound = {
  taken: ["2026-11-22", "2000-01-01"],
  refused: ["infinity", "-infinity", "1999-12-31", "2100-01-02", "294276-12-31", "0044-03-15 BC", "", "x", "\u200b"],
};
const phone: Bound = {
  taken: ["55 1234-5678", "+52 (55) 1234 5678"],
  refused: ["123456", "1".repeat(16), "1".repeat(HUGE), "llámame", "5512345678\n", ...invisible, ...unseen],
};
const slug = (known: readonly string[]): Bound => ({
  taken: known,
  refused: ["Ñ", "a b", "-a", plain(100_000), ...invisible, ...unseen],
});
const code = (taken: string): Bound => ({
  taken: [taken],
  refused: [`${taken}${"0".repeat(40)}`, "x y", ...invisible, ...unseen],
});
const word = (taken: string): Bound => ({
  taken: [taken],
  refused: ["otra cosa", plain(100_000), ...invisible, ...unseen],
});
const onOff: Bound = { taken: [true, false], refused: ["x", 2] };
const degrees: Bound = { taken: [0, 19.35], refused: ["NaN", "Infinity", "-Infinity", 181, -1e300] };

const MENU_FOLDER = "10000000-0000-4000-8000-000000000003";
const after = (beginning: string) => (characters: number) => beginning + plain(characters - beginning.length);
const email = line(LIMITS.email, (characters) => `a@${plain(characters - 5)}.mx`, { refused: ["A@B.MX"] });
const TEXT_LINES = BUSINESS_FIELDS.descripcion.maxLines;
/** Nobody counts the lines of these. */
const notes = (most: number) => lines(most, most);

/** Only bounded: the words of the payment provider or of the operator, who are not strangers. */
const atMost = (most: number): Bound => ({ taken: [plain(Math.min(most, 20))], refused: [plain(most + 1)] });

/** Beginnings of a kind's values, and other refusals of its column; other kinds have checks of another shape. */
const TEXTS: Partial<Record<TextKind, { of?: (characters: number) => string; refused?: readonly string[] }>> = {
  // Without a letter or a digit.
  name: { refused: [".", "…!", "¿?", "🌮", "_"] },
  line: {},
  lines: {},
  description: {},
  list: {},
  whatsapp: { refused: ["javascript:alert(1)"] },
  website: { of: after("https://x.mx/") },
  instagram: { of: after("https://www.instagram.com/") },
  facebook: { of: after("https://www.facebook.com/") },
  tiktok: { of: after("https://www.tiktok.com/") },
  menu: { refused: ["\n javascript:alert(1)"] },
  video: { of: after("https://youtu.be/") },
  validity: {},
};

/** Ticked choices: those that are offered, and nothing else. */
const chosen = (ids: readonly string[]): Bound => ({
  taken: [[], [ids[0]], ids],
  refused: [
    ["bitcoin"],
    [ids[0], "bitcoin"],
    [""],
    [null],
    [...ids, ids[0]],
    Array.from({ length: 50_000 }, () => ids[0]),
  ],
});

/** The typed fields of a business take in the database what they take in a form. */
function boundsOfFields(): Record<string, Bound> {
  const names = Object.keys(BUSINESS_FIELDS) as FieldName[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const { kind, columns, max, maxLines, maxItems, choices } = fieldOf(name);
      if (choices) return [[`negocios.${columns[0]}`, chosen(choices.map(({ id }) => id))]];
      const text = TEXTS[kind as TextKind];
      if (!text || max === undefined) return [];
      const { of, ...more } = text;
      const bound = maxItems ? list(maxItems, max) : maxLines ? lines(max, maxLines, more) : line(max, of, more);
      return [[`negocios.${columns[0]}`, bound]];
    }),
  );
}

export const BOUNDS: Readonly<Record<string, Bound>> = {
  ...boundsOfFields(),
  "negocios.categoria": word("Autos y Talleres"),
  "negocios.slug_categoria": slug(["autos-y-talleres"]),
  "negocios.telefono": phone,
  "negocios.codigo_postal": code("09000"),
  "negocios.telefono_al_tocar": onOff,
  "negocios.solo_whatsapp": onOff,
  "negocios.direccion_aproximada": onOff,
  "negocios.latitude": degrees,
  "negocios.longitude": degrees,
  "negocios.menu_pdf": {
    taken: [`menus/${MENU_FOLDER}/${MENU_FOLDER}.pdf`],
    refused: [
      `menus/${MENU_FOLDER}/x.pdf`,
      `menus/${MENU_FOLDER}/${MENU_FOLDER}.html`,
      `menus/../${MENU_FOLDER}/${MENU_FOLDER}.pdf`,
      `menus/${MENU_FOLDER}/${MENU_FOLDER}.pdf\n`,
      `https://evil.example/${MENU_FOLDER}.pdf`,
      ...huge,
      ...invisible,
    ],
  },
  "negocios.mapa_embed_url": line(2000, after("https://maps.google.com/"), { refused: ["http://x.mx"] }),
  "negocios.horario": hours,
  "negocios.horario_especial": specialDays,
  "negocios.video_embed_url": {
    taken: ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
    refused: ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ\n", "x", plain(100_000), ...invisible],
  },
  "negocios.gallery_images": gallery,
  "negocios.imagenes_datos": pictureData,
  "negocios.portada_url": picture,
  "negocios.logo_url": picture,
  "negocios.imagen_url": picture,
  "negocios.promocion_imagen": picture,
  "negocios.promocion_fecha": date,
  "promociones.id": { taken: ["00000000-0000-4000-8000-000000000099"], refused: ["x", plain(100_000), ...invisible] },
  "promociones.negocio_id": { taken: [], refused: ["x", "00000000-0000-4000-8000-000000000099", ...invisible] },
  "promociones.titulo": line(120),
  "promociones.descripcion": lines(1000, TEXT_LINES),
  "promociones.imagen_url": picture,
  "promociones.fecha_inicio": date,
  "promociones.fecha_fin": { ...date, taken: ["2030-11-22"] },
  // Written by the server, with words from outside.
  "negocio_privado.email": email,
  "negocio_ayudantes.email": email,
  "negocio_privado.telefono": phone,
  "negocio_privado.telefono_e164": code("+525512345678"),
  "negocio_privado.whatsapp": line(BUSINESS_FIELDS.whatsapp.max),
  "negocio_privado.whatsapp_e164": code("+525512345678"),
  "negocio_privado.direccion": line(BUSINESS_FIELDS.direccion.max),
  "negocio_privado.codigo_postal": code("09000"),
  "negocio_privado.mapa_embed_url": line(2000, after("https://maps.google.com/"), { refused: ["http://x.mx"] }),
  "negocio_privado.notas_admin": notes(4000),
  "negocio_privado.motivo_rechazo": notes(1000),
  "negocio_privado.paquete_marketing": lines(2000, TEXT_LINES),
  "revisiones.cambios": {
    taken: [{ nombre: "Otro", telefono: null }],
    refused: [{}, [], "x", null, { nombre: plain(30_000) }],
  },
  "revisiones.autores": {
    taken: [{}, { nombre: "00000000-0000-4000-8000-000000000001" }],
    refused: [[], "x", null, { nombre: plain(4000) }],
  },
  "revisiones.numeros": {
    taken: [{}, { telefono_e164: "+525512345678", whatsapp_e164: null }],
    refused: [[], "x", null, { telefono_e164: plain(200) }],
  },
  "revisiones.estado": word("abierta"),
  "revisiones.aceptados": { taken: [[]], refused: [["nombre"], ["x"]] },
  "revisiones.motivo": notes(1000),
  "importaciones.tipo": word("denue"),
  "importaciones.estado": word("terminada"),
  "importaciones.archivo": line(200),
  "importaciones.edicion": { taken: ["05/2026"], refused: ["13/2026", "5/2026", "2026", "", plain(HUGE)] },
  "importaciones.problema": line(300),
  "importaciones.informe": { taken: [{}, { reasons: {} }], refused: [[], "x", { reasons: plain(60_000) }] },
  "reportes.motivo": word("cerrado"),
  "reportes.detalle": notes(MAX_REPORT_CHARACTERS),
  "reportes.sugerencia": line(MAX_SUGGESTION_CHARACTERS),
  "reportes.correo": email,
  "mensajes.nombre": line(NAME_CHARACTERS),
  "mensajes.correo": email,
  "mensajes.texto": notes(WORDS_CHARACTERS),
  "mensajes.respuesta": notes(ANSWER_CHARACTERS),
  "mensajes.estado": word("respondido"),
  "solicitudes_arco.tipo": word("acceso"),
  "solicitudes_arco.nombre": line(NAME_CHARACTERS),
  "solicitudes_arco.correo": email,
  "solicitudes_arco.datos": notes(WORDS_CHARACTERS),
  "solicitudes_arco.respuestas": notes(15_000),
  "solicitudes_arco.estado": word("en_curso"),
  "reclamos.nota": notes(CLAIM_NOTE_CHARACTERS),
  "reclamos.foto": {
    taken: ["00000000-0000-4000-8000-000000000099.webp"],
    refused: ["x.webp", "../00000000-0000-4000-8000-000000000099.webp", plain(100_000), ...invisible],
  },
  "profiles.email": email,
  "ordenes.email": email,
  "busquedas.termino": line(60),
  "correos.entidad": line(120),
  "correos.para": email,
  "correos.datos": { taken: [{}, { nombre: "Piñatas" }], refused: [[], "x", null, { nombre: plain(8000) }] },
  "eventos.tipo": word("visita"),
  "eventos.visitante": { taken: ["\\x0011223344556677"], refused: ["\\x00", `\\x${"00".repeat(100)}`, ""] },
  "eventos.origen": { taken: ["\\x0011223344556677"], refused: ["\\x00", `\\x${"00".repeat(100)}`, ""] },
  // Written by imports and by the administrator.
  "negocios.slug": slug(["otro-nombre"]),
  "negocios.actividad": line(300),
  "negocios.personal": line(60),
  "negocios.scian": code("722511"),
  "negocios.telefono_e164": code("+525512345678"),
  "negocios.whatsapp_e164": code("+525512345678"),
  "negocios.denue_id": code("12345"),
  "negocios.denue_huella": {
    taken: ["0123456789abcdef0123456789abcdef"],
    refused: ["x", plain(100_000), ...invisible],
  },
  "negocios.fuente": line(200),
  "negocios.plan_type": word("pro"),
  "negocios.meta_title": line(120),
  "negocios.meta_description": line(300),
  "negocios.estadisticas": lines(1000, TEXT_LINES),
  "negocio_slugs.slug": slug(["otro-nombre"]),
  "ordenes.plan": word("premium"),
  "ordenes.estado": word("creada"),
  "ordenes.moneda": word("MXN"),
  "ordenes.red": { taken: ["0".repeat(32)], refused: ["", "0".repeat(31), "0".repeat(33), "g".repeat(32)] },
  "ordenes.referencia": atMost(350),
  "ordenes.preferencia_id": atMost(100),
  "ordenes.checkout_url": { taken: ["https://x.mx/"], refused: ["javascript:x", `https://x.mx/${plain(1000)}`] },
  "pagos.id": { taken: [], refused: ["x", "1".repeat(21), ...invisible] },
  "pagos.estado": atMost(40),
  "pagos.detalle": atMost(80),
  "pagos.metodo": atMost(40),
  "pagos.problema": atMost(40),
  "pagos.comprobante_url": {
    taken: [
      "https://www.mercadopago.com.mx/payments/1/ticket?hash=a-b",
      "https://www.mercadopago.com/mlm/payments/ticket/helper",
      "http://localhost:3000/simulador/pago?pref_id=1",
      "http://127.0.0.1:4000/x",
    ],
    refused: [
      "javascript:x",
      "http://www.mercadopago.com.mx/x",
      "https://mercadopago.com.evil.mx/x",
      "https://evilmercadopago.com/x",
      "https://www.mercadopago.com@evil.mx/x",
      "http://localhost.evil.mx/x",
      "http://127.0.0.1.evil.mx/x",
      "https://evil.mx/https://mercadopago.com/",
      `https://www.mercadopago.com/${plain(1000)}`,
    ],
  },
  "pagos_eventos.tema": atMost(60),
  "pagos_eventos.recurso": atMost(80),
  "pagos_eventos.solicitud": atMost(100),
  "pagos_eventos.resultado": atMost(60),
  "periodos.plan": word("premium"),
  "periodos.pago_id": { taken: [], refused: ["x", plain(100_000)] },
  "periodos.cortesia": { taken: [], refused: tooLong(200, plain) },
  "facturas.pago_id": { taken: [], refused: ["x", plain(100_000)] },
  "facturas.rfc": {
    taken: ["XAXX010101000", "ÑU&900101AB1"],
    refused: ["xaxx010101000", "XAXX01010100", "XAXX0101010000", "X", ...invisible, ...unseen],
  },
  "facturas.razon_social": line(254),
  "facturas.regimen": code("612"),
  "facturas.codigo_postal": code("09000"),
  "facturas.uso": code("G03"),
  "facturas.estado": word("pedida"),
  "facturas.motivo": { taken: [], refused: line(500).refused },
  "profiles.plan_type": word("pro"),
  "reclamos.estado": word("nuevo"),
  "reportes.estado": word("nuevo"),
  "correos.tipo": word("recibo"),
  "correos.estado": word("pendiente"),
  "cambios.tema": word("negocios"),
  "sinonimos.termino": line(80),
  "sinonimos.equivale": line(80),
  "sinonimos.scian": { taken: [], refused: ["x", plain(100_000), ...invisible] },
  "sinonimos.fuente": atMost(60),
  "categorias.slug": { taken: [], refused: ["Ñ", ...invisible] },
};

/** Columns of text that nobody fills from outside. */
export const DERIVED: readonly string[] = [
  // Set by a trigger, whatever is written.
  "negocios.slug_colonia",
  // A copy of negocios.web, by a trigger.
  "negocios.web_publicada",
  // Emptied by a trigger, whatever is written.
  "negocios.escritor",
  // Cache tags made of slugs.
  "cambios_pendientes.etiquetas",
  // Times, by the function that an owner sends a listing again with: at most five.
  "negocio_privado.reenvios",
  // A copy of the owner's columns, by a trigger.
  "negocio_privado.rechazado",
  // Rows of the trail, by the functions of the administration alone: no statement changes one.
  "auditoria.accion",
  "auditoria.antes",
  "auditoria.despues",
  "auditoria.entidad",
  // Words of the application, by functions of the server alone.
  "ia_usos.tipo",
  "ia_usos.estado",
  "ia_usos.problema",
  "ia_usos.modelo",
  // What was generated, checked before it is kept.
  "ia_imagenes.tipo",
  "ia_imagenes.estado",
  "ia_imagenes.deseo",
  "ia_imagenes.ruta",
  "ia_imagenes.desenfoque",
  "ia_imagenes.problema",
  "negocio_ia.tipo",
  "negocio_ia.contenido",
  "negocio_ia.version",
  // Ten names in a migration.
  "categorias.nombre",
];
