/** The host under which the visitor made the request: behind the gateway or a platform, the forwarded one. */
const requestedHost = (headers: Headers): string | null => headers.get("x-forwarded-host") ?? headers.get("host");

/** True for a write from a page of this site. Browsers send Origin with every POST; without it comes no browser. */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get("origin");
  return origin !== null && URL.canParse(origin) && new URL(origin).host === requestedHost(headers);
}

/** Only a browser sends cookies, and it says from where; a program without them acts for nobody but itself. */
export const isForged = (headers: Headers): boolean =>
  headers.has("origin") ? !isSameOrigin(headers) : headers.has("cookie") && !headers.has("authorization");
