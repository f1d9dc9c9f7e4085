import { decodePercent } from "../text/percent";

/** First segments of addresses that belong to one visitor, moment or session, and are stored by nobody. */
export const PRIVATE_SEGMENTS = [
  "admin",
  "api",
  "auth",
  "checkout",
  "contacto",
  "correo",
  "crear-cuenta",
  "cuenta",
  "debug-user",
  "diseno",
  "login",
  "mi-negocio",
  "pago",
  "pay-failure",
  "pay-pending",
  "pay-success",
  "planes-test",
  "qr",
  "reclamar",
  "recuperar",
  "register-business",
  "registro",
  "registro-error",
  "registro-exitoso",
  "registro-free-success",
  "registro-pendiente",
  "registro-premium-success",
  "registro-pro-success",
  "registro-success",
  "reportar",
  "suscripcion",
  "test-pago",
] as const;

export const PRIVATE_HEADERS = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" } as const;

const privateSegments: ReadonlySet<string> = new Set(PRIVATE_SEGMENTS);

/** Below a private segment, and the same for everybody: the public API. */
const PUBLIC_FOLDER = "api/v1";

export const PRIVATE_SOURCE = `/((?!${PUBLIC_FOLDER}(?:/|$))(?:${PRIVATE_SEGMENTS.join("|")}))/:path*`;

/** True if answers for the path (percent-encoded or not, without query) must carry PRIVATE_HEADERS. */
export function isPrivatePath(path: string): boolean {
  if (`${path}/`.startsWith(`/${PUBLIC_FOLDER}/`)) return false;
  return privateSegments.has(decodePercent(path.split("/")[1] ?? ""));
}
