/**
 * First segments of addresses whose answers belong to one visitor, one moment or one session, and are stored by
 * nobody.
 */
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
  "login",
  "mi-negocio",
  "pago",
  "pay-failure",
  "pay-pending",
  "pay-success",
  "planes-test",
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
  "test-pago",
] as const;

/** What their responses say to caches and search engines. */
export const PRIVATE_HEADERS = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" } as const;

const privateSegments: ReadonlySet<string> = new Set(PRIVATE_SEGMENTS);

/** Whether answers for the path (percent-encoded or not, without query) must carry PRIVATE_HEADERS. */
export function isPrivatePath(path: string): boolean {
  const segment = path.split("/")[1] ?? "";
  try {
    return privateSegments.has(decodeURIComponent(segment));
  } catch {
    return false;
  }
}
