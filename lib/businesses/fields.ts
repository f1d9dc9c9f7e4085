import { PHONE_FORM } from "@/lib/contact/phone";
import { PLANS } from "@/lib/plans/plans";
import type { Field, Section, TextKind } from "./field";
import { DELIVERY_WAYS, PAYMENT_METHODS } from "./ways";

const LINK_CHARACTERS = 300;
const TEXT_LINES = 100;

// The properties that the fields of a section share.
const CONTACT = { section: "contact", writer: "free", needsReview: true } as const;
const PLACE = { section: "place", writer: "free" } as const;
const WAYS = { section: "ways", writer: "free" } as const;
const HOURS = { section: "hours", writer: "pro", shownBy: "free" } as const;
const LINKS = { section: "links", writer: "pro", needsReview: true, max: LINK_CHARACTERS } as const;
const MENU = { section: "menu", writer: "premium" } as const;
const PICTURES = { kind: "picture", section: "pictures", writer: "free", needsReview: true } as const;
const PROMOTION = { section: "promotion", writer: "pro" } as const;
const PRIVACY = { kind: "switch", section: "privacy", writer: "free" } as const;
const ADMINISTRATION = { section: "administration", writer: "administrator" } as const;

/** Fields of a business. Forms, rules, limits, queries and plans follow from this table; tests hold the database's against it. */
export const BUSINESS_FIELDS = {
  nombre: {
    ...CONTACT,
    kind: "name",
    columns: ["nombre"],
    isRequired: true,
    max: 150,
    autoComplete: "organization",
    label: "Nombre del negocio",
  },
  categoria: { ...CONTACT, kind: "category", columns: ["slug_categoria"], isRequired: true, label: "Categoría" },
  telefono: {
    ...CONTACT,
    kind: "phone",
    columns: ["telefono"],
    isRequired: true,
    max: 30,
    autoComplete: "tel",
    label: "Teléfono",
    hint: `El que verán tus clientes: ${PHONE_FORM}.`,
  },
  whatsapp: {
    ...CONTACT,
    kind: "whatsapp",
    columns: ["whatsapp"],
    shownBy: "pro",
    max: 200,
    autoComplete: "tel",
    label: "WhatsApp",
    hint: "10 números; de otro país, con lada internacional. Lo guardamos con cualquier plan; el botón se muestra con Profesional o Premium.",
  },
  direccion: {
    ...PLACE,
    kind: "line",
    columns: ["direccion", "codigo_postal"],
    isRequired: true,
    max: 300,
    autoComplete: "address-line1",
    label: "Dirección",
    hint: "Calle y número, como la buscaría un cliente.",
  },
  colonia: { ...PLACE, kind: "line", columns: ["colonia"], max: 120, autoComplete: "off", label: "Colonia" },
  latitud: { ...PLACE, kind: "coordinate", columns: ["latitude"], label: "Ubicación" },
  longitud: { ...PLACE, kind: "coordinate", columns: ["longitude"], label: "Ubicación" },
  descripcion: {
    kind: "description",
    section: "about",
    columns: ["descripcion"],
    writer: "free",
    max: PLANS.premium.limits.descriptionCharacters,
    maxLines: TEXT_LINES,
    label: "Descripción",
  },
  servicios: {
    kind: "list",
    section: "about",
    columns: ["servicios"],
    writer: "pro",
    max: 80,
    maxItems: 60,
    label: "Servicios",
    hint: "Separados por comas: corte, tinte, peinado.",
  },
  formas_de_pago: {
    ...WAYS,
    kind: "choices",
    columns: ["formas_de_pago"],
    choices: PAYMENT_METHODS,
    label: "Formas de pago",
  },
  entrega: { ...WAYS, kind: "choices", columns: ["entrega"], choices: DELIVERY_WAYS, label: "Entrega" },
  colonias_de_entrega: {
    ...WAYS,
    kind: "list",
    columns: ["colonias_de_entrega"],
    max: 120,
    maxItems: 60,
    label: "Colonias a las que entregas",
    hint: "Separadas por comas. Quien busque a domicilio en una de ellas te encuentra.",
  },
  horario: {
    ...HOURS,
    kind: "line",
    columns: ["hours"],
    max: 300,
    label: "Horario",
    hint: "Por ejemplo: lunes a sábado de 9:00 a 18:00.",
  },
  horario_semanal: { ...HOURS, kind: "weekly-hours", columns: ["horario"], label: "Horario de la semana" },
  dias_especiales: { ...HOURS, kind: "special-days", columns: ["horario_especial"], label: "Días especiales" },
  instagram: { ...LINKS, kind: "instagram", columns: ["instagram"], label: "Instagram", hint: "Tu usuario o enlace." },
  facebook: { ...LINKS, kind: "facebook", columns: ["facebook"], label: "Facebook" },
  tiktok: { ...LINKS, kind: "tiktok", columns: ["tiktok"], label: "TikTok" },
  web: { ...LINKS, kind: "website", columns: ["web"], autoComplete: "url", label: "Sitio web" },
  menu: {
    ...MENU,
    kind: "menu",
    columns: ["menu"],
    max: 20_000,
    maxLines: 400,
    label: "Menú",
    hint: "Un platillo por línea, o el enlace a tu menú.",
  },
  menu_pdf: { ...MENU, kind: "document", columns: ["menu_pdf"], label: "Menú en PDF" },
  video: {
    kind: "video",
    section: "video",
    columns: ["video_url", "video_embed_url"],
    writer: "premium",
    needsReview: true,
    max: 500,
    label: "Video de YouTube",
    hint: "Pega el enlace del video.",
  },
  palabras_clave: {
    kind: "list",
    section: "search",
    columns: ["seo_keywords"],
    writer: "premium",
    max: 60,
    maxItems: 30,
    label: "Palabras clave",
    hint: "Separadas por comas: cómo te buscaría un cliente.",
  },
  imagen: { ...PICTURES, columns: ["imagen_url"], editedAs: "portada", label: "Portada" },
  portada: { ...PICTURES, columns: ["portada_url"], label: "Portada" },
  logo: { ...PICTURES, columns: ["logo_url"], label: "Logo" },
  galeria: { ...PICTURES, kind: "pictures", columns: ["gallery_images"], writer: "pro", label: "Galería" },
  mapa: {
    kind: "map",
    section: "map",
    columns: ["mapa_embed_url"],
    writer: "pro",
    shownBy: "free",
    max: 2_000,
    label: "Mapa de Google",
    hint: "Si tu negocio ya sale en Google Maps, pega su enlace. Sin él, o si mueves el pin, tu página muestra el mapa del pin.",
  },
  promocion_titulo: { ...PROMOTION, kind: "line", columns: ["promocion_titulo"], max: 120, label: "Título" },
  promocion_texto: {
    ...PROMOTION,
    kind: "lines",
    columns: ["promociones"],
    max: 1_000,
    maxLines: TEXT_LINES,
    label: "Promoción",
  },
  promocion_imagen: {
    ...PROMOTION,
    kind: "picture",
    columns: ["promocion_imagen"],
    needsReview: true,
    label: "Imagen",
  },
  promocion_fecha: { ...PROMOTION, kind: "date", columns: ["promocion_fecha"], label: "Desde" },
  promocion_vigencia: {
    ...PROMOTION,
    kind: "validity",
    columns: ["promocion_vigencia"],
    max: 120,
    label: "Vigencia",
    hint: "Hasta cuándo, con el año (31/12/2026): pasado ese día deja de mostrarse. O unas palabras: hasta agotar existencias.",
  },
  telefono_al_tocar: {
    ...PRIVACY,
    columns: ["telefono_al_tocar"],
    label: "Teléfono al tocar",
    hint: "Tu número no aparece escrito: cada cliente toca «Ver teléfono» para verlo, uno por uno. Así los programas que juntan números no lo encuentran.",
  },
  solo_whatsapp: {
    ...PRIVACY,
    columns: ["solo_whatsapp"],
    label: "Sólo WhatsApp",
    hint: "Nadie ve tu teléfono ni hay botón para llamar: te escriben por WhatsApp. Ese número sí lo conoce quien te escribe; usa uno que no sea el tuyo.",
  },
  direccion_aproximada: {
    ...PRIVACY,
    columns: ["direccion_aproximada"],
    label: "Dirección aproximada",
    hint: "Sólo se ve tu colonia, y en el mapa un punto a unos 150 metros. La calle, el número y el lugar exacto quedan entre tú y nosotros.",
  },
  meta_titulo: { ...ADMINISTRATION, kind: "line", columns: ["meta_title"], max: 120, label: "Título para buscadores" },
  meta_descripcion: {
    ...ADMINISTRATION,
    kind: "line",
    columns: ["meta_description"],
    max: 300,
    label: "Descripción para buscadores",
  },
  estadisticas: {
    ...ADMINISTRATION,
    kind: "lines",
    columns: ["estadisticas"],
    max: 1_000,
    maxLines: TEXT_LINES,
    label: "Estadísticas",
  },
  destacado: {
    ...ADMINISTRATION,
    kind: "switch",
    columns: ["is_featured"],
    label: "Destacado",
    hint: "Sale entre los negocios destacados de la portada.",
  },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof BUSINESS_FIELDS;

type KindOf<Name extends FieldName> = (typeof BUSINESS_FIELDS)[Name]["kind"];
type SectionOf<Name extends FieldName> = (typeof BUSINESS_FIELDS)[Name]["section"];

export type TextFieldName<S extends Section = Section> = {
  [Name in FieldName]: KindOf<Name> extends TextKind ? (SectionOf<Name> extends S ? Name : never) : never;
}[FieldName];

export type PictureFieldName = {
  [Name in FieldName]: KindOf<Name> extends "picture" | "pictures" ? Name : never;
}[FieldName];
