type Method = "GET" | "HEAD" | "POST" | "OPTIONS";

/** Line in which a request waits. "slow": it waits for a body, a model, a drawing or the payment provider. */
export type Line = "visitors" | "slow" | "site" | "provider" | "health";

type Handler = readonly [path: string, methods: readonly Method[], line?: Line];

const GET = ["GET", "HEAD"] as const;
const POST = ["POST"] as const;
const BOTH = [...GET, ...POST] as const;
const READ_ANYWHERE = [...GET, "OPTIONS"] as const;

/** Methods and line of each route handler, by its folder below app/ without groups. "site": calls with the site's secret; without it
 * they wait as visitors do. `route-handlers.test.ts` holds it to the handlers. */
export const ROUTE_HANDLERS: readonly Handler[] = [
  ["/admin/comprobantes/[claim]", GET],
  ["/admin/exportar/[dataset]", POST],
  ["/admin/importar/[id]/errores", GET],
  ["/admin/importar/plantilla", GET],
  ["/admin/pagos/facturas/archivo", POST],
  ["/api/abiertos", GET],
  ["/api/confirmaciones", POST],
  ["/api/createPreference", POST, "slow"],
  ["/api/cron/correos", BOTH, "site"],
  ["/api/cron/diario", BOTH, "site"],
  ["/api/cron/pagos", BOTH, "site"],
  ["/api/cron/textos", BOTH, "site"],
  ["/api/eventos", POST],
  ["/api/generate-description", POST, "slow"],
  ["/api/generate-image", BOTH, "slow"],
  ["/api/generate-image/borrador", GET],
  ["/api/health", GET, "health"],
  ["/api/metrics", GET],
  ["/api/mp-create-preference", POST, "slow"],
  ["/api/mp/order/[id]", GET, "slow"],
  ["/api/mp/payment/[id]", GET, "slow"],
  ["/api/mp/payments/search", GET, "slow"],
  ["/api/mp/webhook", POST, "provider"],
  ["/api/ready", GET, "health"],
  ["/api/registro/coincidencias", POST],
  ["/api/revalidate", POST, "site"],
  ["/api/sugerencias", GET],
  ["/api/suscripcion", BOTH],
  ["/api/telefono/[slug]", BOTH],
  ["/api/v1/[...path]", READ_ANYWHERE],
  ["/api/v1/categorias", READ_ANYWHERE],
  ["/api/v1/colonias", READ_ANYWHERE],
  ["/api/v1/negocios", READ_ANYWHERE],
  ["/api/v1/negocios/[slug]", READ_ANYWHERE],
  ["/api/v1/openapi.json", READ_ANYWHERE],
  ["/auth/salir", POST],
  ["/categorias/[slug]/og.jpg", GET, "slow"],
  ["/checkout/nueva", POST, "slow"],
  ["/correo/datos", GET],
  ["/elegir-colonia", GET],
  ["/mapa/iztapalapa.json", GET],
  ["/mi-negocio/estadisticas/archivo", GET],
  ["/mi-negocio/fotos/subir", POST, "slow"],
  ["/mi-negocio/herramientas/[file]", GET, "slow"],
  ["/mi-negocio/menu.pdf", GET],
  ["/mi-negocio/menu/leer", POST, "slow"],
  ["/negocio/[slug]/contacto.vcf", GET],
  ["/negocio/[slug]/menu.pdf", GET],
  ["/negocio/[slug]/og.jpg", GET, "slow"],
  ["/qr/[slug]", GET],
  ["/register-business", GET],
  ["/registro-premium-success", GET],
  ["/registro/[tier]", GET],
  ["/reglas-de-carga.json", GET],
  ["/robots.txt", GET],
  ["/sitemap.xml", GET],
  ["/sitemaps/[file]", GET],
  ["/storage/v1/object/public/[...path]", GET],
  ["/sw/[path]", GET],
];

export type Route = { methods: readonly Method[]; line: Line };

/** Path in the build or in public/: no page has a dot in its last segment. */
const FILE = /^\/_next\/|\.[^/]*$/;
const FILE_ROUTE: Route = { methods: GET, line: "visitors" };
/** An action can be sent to any page. What names nothing is a page that says so. */
const PAGE_ROUTE: Route = { methods: BOTH, line: "visitors" };

const toRoute = ([, methods, line = "visitors"]: Handler): Route => ({ methods, line });

const toPattern = (segment: string): string => {
  if (segment.startsWith("[...")) return ".+";
  return segment.startsWith("[") ? "[^/]+" : segment.replaceAll(".", "\\.");
};

const isOpenEnded = (path: string): boolean => path.includes("[...");
const named = new Map(ROUTE_HANDLERS.map((handler) => [handler[0], toRoute(handler)]));
const patterns = ROUTE_HANDLERS.filter(([path]) => path.includes("["))
  .toSorted(([one], [other]) => Number(isOpenEnded(one)) - Number(isOpenEnded(other)))
  .map((handler) => ({
    path: new RegExp(`^${handler[0].split("/").map(toPattern).join("/")}$`),
    route: toRoute(handler),
  }));

/** Route of a path (without its query), and the line that it waits in. */
export const routeFor = (path: string): Route =>
  named.get(path) ??
  patterns.find((each) => each.path.test(path))?.route ??
  (FILE.test(path) ? FILE_ROUTE : PAGE_ROUTE);
