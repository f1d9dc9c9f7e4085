import { ONLY_EDITION } from "../caching/only-edition";
import { FILTER_ROWS } from "../search/filters";

type QueryCondition = { type: "query"; key: string; value?: string };
type Rewrite = { source: string; destination: string; has?: QueryCondition[]; missing?: QueryCondition[] };

const FILTER_KEYS = FILTER_ROWS.filter(({ needs }) => needs === undefined).map(({ key }) => key);
const FILTERS: QueryCondition[] = [...FILTER_KEYS, "sort"].map((key) => ({ type: "query", key }));
const PAGE: QueryCondition = { type: "query", key: "page", value: "(?<page>[1-9][0-9]{0,3})" };

// Files of public/ (the categories' artwork) have a dot, slugs have none; these rules come before files.
const SLUG = ":slug([^/.]+)";
/** A category or an activity. Is no number, as a page is. Written so that no two parts fit the same text: else a long address would take seconds. */
const KIND = ":kind([0-9]*[a-z-][^/.]*)";

/** One list on two internal addresses: its first page, and the others by `?page=`. */
const paged = (source: string, destination: string, missing: QueryCondition[] = []): Rewrite[] => [
  { source, destination: `${destination}/:page`, has: [PAGE], missing },
  { source, destination: `${destination}/1`, missing },
];

/** Pages without parameters; /precios is another name of /planes. */
const PAGES = [
  "categorias",
  "colonias",
  "desarrolladores",
  "descargar",
  "favoritos",
  "planes",
  "privacidad",
  "sin-conexion",
  "soporte",
  "terminos",
];

const page = (name: string): string => `/paginas/${ONLY_EDITION}/${name}`;

const PAYMENT_RESULTS = {
  success: ["registro-success", "registro-exitoso", "pay-success"],
  failure: ["registro-error", "pay-failure"],
  pending: ["registro-pendiente", "pay-pending"],
};

/** Public addresses -> internal routes. A page that reads its query is rendered at every request, one with its input in the path is
 * kept. None has data at build (see `lib/caching/only-edition.ts`), so the home page has a parameter too. */
export const publicRewrites = (): Rewrite[] => [
  { source: "/", destination: page("inicio") },
  ...PAGES.map((name) => ({ source: `/${name}`, destination: page(name) })),
  // Browsers and feed readers ask for it without being told to.
  { source: "/favicon.ico", destination: "/icons/icon-192.png" },
  { source: "/precios", destination: page("planes") },
  { source: "/planes/ejemplo", destination: page("ejemplo") },
  ...Object.entries(PAYMENT_RESULTS).flatMap(([result, names]) =>
    names.map((name) => ({ source: `/${name}`, destination: `/pago/${result}` })),
  ),
  ...paged("/negocios", "/directorio", FILTERS),
  // Rewritten too: were it found under its own name, Next would take its segments for those of the page without filters.
  { source: "/negocios", destination: "/directorio/filtrado" },
  ...paged(`/categorias/${SLUG}`, "/categorias/:slug"),
  // The specification's two other category routes; the canonical one is /categorias/{slug}.
  ...paged(`/negocios/categoria/${SLUG}`, "/categorias/:slug"),
  ...paged(`/negocios/${SLUG}`, "/categorias/:slug"),
  ...paged(`/actividades/${SLUG}`, "/actividades/:slug"),
  // A rule's destination meets the rules after it: the longest first.
  ...paged(`/colonias/${SLUG}/${KIND}`, "/colonias/:slug/de/:kind"),
  ...paged(`/colonias/${SLUG}`, "/colonias/:slug"),
];

/** Addresses that people shorten or guess; their query goes along: the directory reads the same `q`. */
export const publicRedirects = () =>
  [
    { source: "/buscar", destination: "/negocios" },
    { source: "/negocio", destination: "/negocios" },
    { source: "/actividades", destination: "/categorias" },
    { source: "/colonia", destination: "/colonias" },
    { source: "/categoria", destination: "/categorias" },
  ].map((each) => ({ ...each, permanent: true }));
