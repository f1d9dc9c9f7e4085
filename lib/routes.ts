import type { PanelSection } from "@/lib/panel-sections";
import type { Plan } from "@/lib/plans/plans";

type QueryValue = string | number | null | undefined;

type LoginQuery = {
  redirect?: string | null;
  modo?: "enlace" | "contrasena";
  aviso?: "eliminada" | "enlace" | "correo" | "pagado";
};

export const REQUEST_LISTS = ["reportes", "mensajes", "arco"] as const;
export type RequestList = (typeof REQUEST_LISTS)[number];

function withQuery(path: string, values: Readonly<Record<string, QueryValue>>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value !== null && value !== undefined && value !== "") query.set(key, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The first page has no `page`, so that it has one address only. */
const pageValue = (page: number | undefined): number | undefined => (page && page > 1 ? page : undefined);

export const SIGN_OUT_ROUTE = "/auth/salir";

export const businessRoute = (slug: string) => `/negocio/${encodeURIComponent(slug)}`;

/** Every address that the site links to or asks. Keys and their order are fixed, so that equal filters give equal addresses. */
export const routes = {
  home: () => "/",
  /** @param values `lib/search/filters.ts`. */
  directory: (values: Readonly<Record<string, QueryValue>> = {}) => withQuery("/negocios", values),
  business: businessRoute,
  outlines: () => "/mapa/iztapalapa.json",
  businessCode: (slug: string) => `/qr/${encodeURIComponent(slug)}`,
  businessContact: (slug: string) => `/negocio/${encodeURIComponent(slug)}/contacto.vcf`,
  /** Its menu in PDF; the version makes it another address when the file changes. */
  businessMenu: (slug: string, version?: string) =>
    withQuery(`/negocio/${encodeURIComponent(slug)}/menu.pdf`, { v: version }),
  /** Tells the number of a business that does not write it on its page; by POST. */
  phone: (slug: string) => `/api/telefono/${encodeURIComponent(slug)}`,
  /** Path for link previews; the version makes it another address when the picture changes. */
  businessPicture: (slug: string, version?: string) =>
    withQuery(`/negocio/${encodeURIComponent(slug)}/og.jpg`, { v: version }),
  categoryPicture: (slug: string, version?: string) =>
    withQuery(`/categorias/${encodeURIComponent(slug)}/og.jpg`, { v: version }),
  /** The canonical one of the three category routes. */
  category: (slug: string, page?: number) =>
    withQuery(`/categorias/${encodeURIComponent(slug)}`, { page: pageValue(page) }),
  categories: () => "/categorias",
  activity: (slug: string, page?: number) =>
    withQuery(`/actividades/${encodeURIComponent(slug)}`, { page: pageValue(page) }),
  neighborhoods: () => "/colonias",
  chooseNeighborhood: () => "/elegir-colonia",
  neighborhood: (slug: string, page?: number) =>
    withQuery(`/colonias/${encodeURIComponent(slug)}`, { page: pageValue(page) }),
  /** @param kind slug of a category or of an activity. */
  neighborhoodList: (slug: string, kind: string, page?: number) =>
    withQuery(`/colonias/${encodeURIComponent(slug)}/${encodeURIComponent(kind)}`, { page: pageValue(page) }),
  openNowCount: (values: Readonly<Record<string, QueryValue>>) => withQuery("/api/abiertos", values),
  suggestions: (term: string) => withQuery("/api/sugerencias", { q: term }),
  favorites: () => "/favoritos",
  plans: () => "/planes",
  planExample: () => "/planes/ejemplo",
  register: (plan: Plan) => withQuery("/registro", { plan }),
  /** Buying a plan for a business that is yet to be registered, by somebody who has one already. */
  registerAnother: (plan: Plan) => withQuery("/registro", { plan, otro: "1" }),
  /** Registration after a payment; whether anything was paid the server finds out itself. */
  registerPaid: (plan: Plan, orden?: string | null) => withQuery("/registro", { plan, paid: "approved", orden }),
  registerFree: () => "/registro/free",
  /** @param negocio without one the month waits; @param orden an open order; @param aviso why one could not be. */
  checkout: (values: { plan?: Plan; negocio?: string | null; orden?: string; aviso?: string } = {}) =>
    withQuery("/checkout", values),
  /** By POST alone. */
  newCheckout: () => "/checkout/nueva",
  createPreference: () => "/api/createPreference",
  paymentLookup: (kind: "payment" | "order", id: string, orden: string | null) =>
    withQuery(`/api/mp/${kind}/${encodeURIComponent(id)}`, { orden }),
  paymentSearch: (reference: string) => withQuery("/api/mp/payments/search", { external_reference: reference }),
  /** After paying: only what is shown depends on the query. */
  paymentResult: (result: "success" | "failure" | "pending", values: { plan?: Plan; orden?: string } = {}) =>
    withQuery(`/pago/${result}`, values),
  registeredFree: () => "/registro-free-success",
  /** "Es mi negocio": asks for a listing that nobody owns. */
  claim: (slug: string) => `/reclamar/${encodeURIComponent(slug)}`,
  /** Says what is wrong with a listing, for browsers without scripts. @param aviso what it has to tell first. */
  report: (slug: string, aviso?: string) => withQuery(`/reportar/${encodeURIComponent(slug)}`, { aviso }),
  /** By POST alone: whether a telephone or hours are still so. */
  confirmations: () => "/api/confirmaciones",
  claimSent: (slug: string) => `/reclamar/${encodeURIComponent(slug)}/enviado`,
  login: ({ redirect, modo, aviso }: LoginQuery = {}) => withQuery("/login", { redirect, modo, aviso }),
  createAccount: (next?: string | null) => withQuery("/crear-cuenta", { next }),
  recoverPassword: () => "/recuperar",
  account: (aviso?: "contrasena" | "administracion" | "sesiones" | "sesiones-no") => withQuery("/cuenta", { aviso }),
  /** @param next path to go to afterwards. */
  choosePassword: (next?: string | null) => withQuery("/cuenta/contrasena", { next }),
  deleteAccount: () => "/cuenta/eliminar",
  /** Payments and their invoices. @param aviso first message (`lib/invoices/messages.ts`). */
  ownPayments: (aviso?: string) => withQuery("/cuenta/pagos", { aviso }),
  requestInvoice: (paymentId: string) => `/cuenta/pagos/${encodeURIComponent(paymentId)}`,
  /** End of a mail's link that the project itself has verified. */
  callback: () => "/auth/callback",
  /** By POST alone. */
  signOut: () => SIGN_OUT_ROUTE,
  /** @param aviso what the panel has to tell first (`lib/owner/messages.ts`); @param negocio which of the viewer's businesses. */
  ownerPanel: (aviso?: string, negocio?: string) => withQuery("/mi-negocio", { negocio, aviso }),
  invitations: (page: number) => withQuery("/mi-negocio", { invitaciones: page > 1 ? `${page}` : undefined }),
  /** @param negocio which of the viewer's businesses; the first when it is left out. */
  panelSection: (section: PanelSection, negocio?: string, aviso?: string) =>
    withQuery(`/mi-negocio/${section}`, { negocio, aviso }),
  /** @param por by day, week or month. */
  statistics: (negocio: string, por: string) => withQuery("/mi-negocio/estadisticas", { negocio, por }),
  statisticsFile: (negocio: string) => withQuery("/mi-negocio/estadisticas/archivo", { negocio }),
  /** The section of pictures, with a button that brings one back. @param undo fields of its form. */
  picturesUndo: (negocio: string, aviso: string, undo: Readonly<Record<string, string>>) =>
    withQuery("/mi-negocio/fotos", { negocio, aviso, ...undo }),
  generateDescription: () => "/api/generate-description",
  sendPicture: () => "/mi-negocio/fotos/subir",
  /** A cover or a logo by a model. @param imagen which; @param plantilla a wish to begin with. */
  generatePicture: (negocio: string, imagen: string, plantilla?: string) =>
    withQuery("/mi-negocio/fotos/generar", { negocio, imagen, plantilla }),
  pictureJob: (businessId: string, kind: string) => withQuery("/api/generate-image", { businessId, kind }),
  /** The picture itself, before it is kept; `v` makes another address of another picture. */
  pictureDraft: (businessId: string, kind: string, v: string) =>
    withQuery("/api/generate-image/borrador", { businessId, kind, v }),
  /** The form of one promotion. @param query which: "nueva", or the id of one that is edited; `repetir` one that is made again. */
  panelPromotion: (negocio: string, query: { promocion: string } | { repetir: string }) =>
    withQuery("/mi-negocio/promociones", { negocio, ...query }),
  readMenu: () => "/mi-negocio/menu/leer",
  panelMenu: (negocio: string, version: string) => withQuery("/mi-negocio/menu.pdf", { negocio, v: version }),
  /** A file of `lib/posters/poster.ts` or `lib/ai/tool-files.ts`; the version changes the address with the file. */
  poster: (file: string, negocio: string, version?: number) =>
    withQuery(`/mi-negocio/herramientas/${encodeURIComponent(file)}`, { negocio, v: version }),
  posterPreview: (file: string, negocio: string) =>
    withQuery(`/mi-negocio/herramientas/${encodeURIComponent(file)}`, { negocio, vista: "1" }),
  panelPreview: (negocio: string) => withQuery("/mi-negocio/vista", { negocio }),
  ownerPanelWanting: (plan: Plan) => withQuery("/mi-negocio", { plan }),
  ownerPanelPaid: (plan: Plan) => withQuery("/mi-negocio", { plan, paid: "success" }),
  claimPapers: (claimId: string) => `/admin/comprobantes/${encodeURIComponent(claimId)}`,
  /** @param aviso what the screen has to tell first (`lib/admin/messages.ts`). */
  admin: (aviso?: string) => withQuery("/admin", { aviso }),
  /** @param query what the table shows (`lib/review/table-view.ts`); @param businesses that are asked about. */
  adminTable: (query: Readonly<Record<string, QueryValue>>, businesses: readonly string[] = []) => {
    const path = withQuery("/admin", query);
    const ids = businesses.map((id) => `negocio=${encodeURIComponent(id)}`);
    return ids.length > 0 ? `${path}${path.includes("?") ? "&" : "?"}${ids.join("&")}` : path;
  },
  adminRows: (query: Readonly<Record<string, QueryValue>> = {}) => `${withQuery("/admin", query)}#negocios`,
  /** By POST alone. */
  adminExport: (dataset: string) => `/admin/exportar/${dataset}`,
  /** @param desde where a page of synonyms begins. */
  adminSearches: (
    values: {
      dias?: number;
      ver?: string;
      sinonimo?: string;
      propios?: string | null;
      desde?: string | null;
      aviso?: string;
    } = {},
  ) => withQuery("/admin/busquedas", values),
  adminAi: (aviso?: string) => withQuery("/admin/ia", { aviso }),
  adminSynonym: (
    values: {
      id?: number | null;
      termino?: string;
      equivale?: string;
      consulta?: string;
      borrar?: "1" | null;
      aviso?: string;
    } = {},
  ) => withQuery("/admin/busquedas/sinonimo", values),
  /** @param values filters, as `orderFilterValues` writes them; `antes`: where the page begins. */
  adminPayments: (values: Readonly<Record<string, QueryValue>> = {}) => withQuery("/admin/pagos", values),
  adminOrder: (id: string, aviso?: string) => withQuery(`/admin/pagos/${encodeURIComponent(id)}`, { aviso }),
  adminPaymentEvents: (values: { ver?: "sin-atender" | null; antes?: string | null } = {}) =>
    withQuery("/admin/pagos/notificaciones", values),
  adminCourtesies: (values: { q?: string; negocio?: string | null; antes?: string | null; aviso?: string } = {}) =>
    withQuery("/admin/pagos/cortesias", values),
  adminInvoices: (values: { estado?: string | null; mes?: string; antes?: string | null; aviso?: string } = {}) =>
    withQuery("/admin/pagos/facturas", values),
  adminInvoiceFile: () => "/admin/pagos/facturas/archivo",
  trail: (query: Readonly<Record<string, QueryValue>> = {}) => withQuery("/admin/bitacora", query),
  /** @param quitar id of the one whose removal is asked about. */
  administrators: (values: { quitar?: string; aviso?: string } = {}) => withQuery("/admin/administradores", values),
  adminImport: (aviso?: string) => withQuery("/admin/importar", { aviso }),
  importTemplate: () => "/admin/importar/plantilla",
  importErrors: (importId: string) => `/admin/importar/${encodeURIComponent(importId)}/errores`,
  /** @param ver which list; @param desde page's start; @param negocio its reports alone; @param aviso first message. */
  adminRequests: (
    values: { ver?: RequestList; cerrados?: boolean; desde?: string | null; negocio?: string; aviso?: string } = {},
  ) => withQuery("/admin/avisos", { ...values, cerrados: values.cerrados ? 1 : null }),
  /** The form of /soporte, for browsers without scripts. */
  contact: () => "/contacto",
  arco: () => "/contacto/arco",
  /** aviso: first message (`lib/admin/messages.ts`); hecho: a decision that can be undone. */
  adminBusiness: (id: string, values: { aviso?: string; hecho?: string } = {}) =>
    withQuery(`/admin/negocios/${encodeURIComponent(id)}`, values),
  /** @param otra the slug or link of the other listing. */
  adminMerge: (id: string, values: { otra?: string; aviso?: string } = {}) =>
    withQuery(`/admin/negocios/${encodeURIComponent(id)}/unir`, values),
  newAdminBusiness: () => "/admin/negocios/nuevo",
  /** @param values `lib/review/queue-address.ts`, and what the queue has to tell first. */
  /** Registrations that nothing speaks against, to be approved together. */
  adminQueueInBulk: (values: { q?: string; aviso?: string } = {}) => withQuery("/admin/cola/varios", values),
  adminQueue: (values: Readonly<Record<string, QueryValue>> = {}) => withQuery("/admin/cola", values),
  /** Switches such mails off and on. @param t token of the address (`subscriptionToken`). */
  mailSubscription: (t: string) => withQuery("/suscripcion", { t }),
  /** By POST alone: for mail programs' own button. */
  setMailSubscription: (t: string) => withQuery("/api/suscripcion", { t }),
  install: () => "/descargar",
  offline: () => "/sin-conexion",
  terms: () => "/terminos",
  privacy: () => "/privacidad",
  support: () => "/soporte",
  developers: () => "/desarrolladores",
  apiBusiness: (slug: string) => `/api/v1/negocios/${encodeURIComponent(slug)}`,
  apiDocument: () => "/api/v1/openapi.json",
} as const;

export const toAbsoluteUrl = (siteUrl: string, path: string): string => new URL(path, siteUrl).href;
