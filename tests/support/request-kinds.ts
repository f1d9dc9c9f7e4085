/** NUMBER stands for one that no other request has: nothing is answered from a cache. */
export type RequestKind = { method: string; target: string; headers?: Record<string, string> };

/** Each kind of request that reaches Next, in methods, routes and headers. */
export const REQUEST_KINDS: readonly RequestKind[] = [
  { method: "GET", target: "/negocios?q=NUMBER" },
  { method: "HEAD", target: "/negocio/NUMBER" },
  { method: "GET", target: "/negocios?page=NUMBER", headers: { rsc: "1" } },
  { method: "POST", target: "/login?NUMBER" },
  { method: "POST", target: "/login?NUMBER", headers: { "next-action": "a" } },
  { method: "GET", target: "/api/sugerencias?q=NUMBER" },
  { method: "POST", target: "/api/eventos?NUMBER" },
  { method: "GET", target: "/api/v1/negocios?q=NUMBER" },
  { method: "OPTIONS", target: "/api/v1/negocios?NUMBER" },
  { method: "GET", target: "/api/nada?NUMBER" },
  { method: "POST", target: "/api/nada?NUMBER" },
  { method: "GET", target: "/sitemaps/NUMBER.xml" },
  { method: "GET", target: "/icons/NUMBER.png" },
  { method: "GET", target: "/_next/static/chunks/NUMBER.js" },
  { method: "GET", target: "/_next/image?NUMBER" },
  { method: "POST", target: "/api/cron/diario?NUMBER", headers: { authorization: "Bearer otro" } },
];
