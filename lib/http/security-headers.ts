export type HeaderContext = {
  /** `next dev` needs eval and its own websocket. */
  isDevelopment?: boolean;
  /** The visitor came over https: only then may the browser be told to insist on it. */
  isSecure?: boolean;
  /** The origin of a hosted Supabase project; null when the backend is reached through the site's own origin. */
  supabaseOrigin?: string | null;
  /** Origin of the panel's map: its style, tiles, letters and icons (MAP_STYLE_URL); null: the site itself. */
  mapOrigin?: string | null;
  /** Of the scripts that stand in the page, those that carry it run: Next's own, on private pages (`proxy.ts`). */
  nonce?: string | undefined;
  /** All that stand in the page run: public pages that no gateway takes Next's scripts out of, and `next dev`. */
  allowsInlineScripts?: boolean;
  /** The page may be shown in a frame of the site itself, where nothing can be sent (`framed-path.ts`). */
  isFramed?: boolean;
};

const FRAME_HOSTS = [
  "https://www.google.com",
  "https://maps.google.com",
  "https://www.youtube-nocookie.com",
  "https://www.youtube.com",
  "https://drive.google.com",
  "https://docs.google.com",
];

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

const toPolicy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");

/** The content security policy of every page: no script of another host, nor one that stands in the page and is not Next's. */
export function contentSecurityPolicy(context: HeaderContext = {}): string {
  const {
    isDevelopment = false,
    supabaseOrigin = null,
    mapOrigin = null,
    isFramed = false,
    allowsInlineScripts = isDevelopment,
    nonce,
  } = context;
  const hosted = supabaseOrigin ? [supabaseOrigin] : [];
  const maps = mapOrigin ? [mapOrigin] : [];
  const sockets = hosted.map((origin) => origin.replace(/^http/, "ws"));
  return toPolicy({
    "default-src": ["'self'"],
    "script-src": [
      "'self'",
      ...(nonce ? [`'nonce-${nonce}'`] : []),
      ...(allowsInlineScripts ? ["'unsafe-inline'"] : []),
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
    ],
    // React makes its own of texts: held to it are pages whose scripts are all ours (`lib/browser/trusted.ts`).
    ...(nonce || allowsInlineScripts
      ? {}
      : { "require-trusted-types-for": ["'script'"], "trusted-types": ["sitio", "'allow-duplicates'"] }),
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...hosted, ...maps],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...hosted, ...sockets, ...maps, ...(isDevelopment ? ["ws:"] : [])],
    // Of our own pages only one lets itself be framed.
    "frame-src": ["'self'", ...FRAME_HOSTS],
    "worker-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": [isFramed ? "'none'" : "'self'"],
    "frame-ancestors": [isFramed ? "'self'" : "'none'"],
  });
}

/** Policy for the simulated checkout: plain forms, and nothing that runs. */
const FORM_POLICY = toPolicy({
  "default-src": ["'none'"],
  "style-src": ["'unsafe-inline'"],
  "form-action": ["'self'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
});

/** Policy for answers of the backend: data and pictures, never a page. A stored file opened by itself can run nothing. */
const DATA_POLICY = toPolicy({ "default-src": ["'none'"], "frame-ancestors": ["'none'"], sandbox: [] }).trim();

/** Policy for files of owners that a browser shows by itself (a menu in PDF): its viewer is an object, and nothing of the file runs as ours. */
const FILE_POLICY = toPolicy({
  "default-src": ["'none'"],
  "object-src": ["'self'"],
  "style-src": ["'unsafe-inline'"],
  "form-action": ["'none'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
});

export const isOwnersFile = (path: string): boolean => path.endsWith("/menu.pdf");
export const OWNERS_FILE_SOURCE = "/:path*/menu.pdf";

/** Pictures of the site that others may show: previews of links, icons. */
const PICTURE = /\.(?:jpg|png|svg|webp|ico)$/;

export const sharingHeader = (path: string): Readonly<Record<string, string>> => ({
  "Cross-Origin-Resource-Policy": PICTURE.test(path) ? "cross-origin" : "same-origin",
});

export const nonceOf = (policy: string | string[] | undefined): string | undefined =>
  /'nonce-([\w+/=-]+)'/.exec(String(policy ?? ""))?.[1];

const POLICIES = {
  page: contentSecurityPolicy,
  form: () => FORM_POLICY,
  file: () => FILE_POLICY,
  data: () => DATA_POLICY,
} as const;

export function securityHeaders(
  kind: keyof typeof POLICIES,
  context: HeaderContext = {},
): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": POLICIES[kind](context),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": context.isFramed ? "SAMEORIGIN" : "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    // Browsers complain about these two on plain http, where they have no effect.
    ...(context.isSecure && {
      "Strict-Transport-Security": `max-age=${ONE_YEAR_SECONDS}`,
      "Cross-Origin-Opener-Policy": "same-origin",
    }),
  };
}
