import { type Attack, by, get, patch } from "./support/attack";
import { filledForm } from "./support/forms";
import { runAttacks } from "./support/run-attacks";
import { send } from "./support/send";
import { BUSINESSES, type World } from "./support/world";

const OWN = `/rest/v1/negocios?id=eq.${BUSINESSES.otherOwner}`;

/** Addresses of columns that pages make links, pictures or frames of. */
const LINKS: readonly (readonly [column: string, value: unknown])[] = [
  ["web", "javascript:alert(1)"],
  ["web", "data:text/html,<script>alert(1)</script>"],
  ["web", "//evil.example"],
  ["web", 'https://a.example/"onmouseover="alert(1)'],
  ["web", "https://a.example/\nSet-Cookie: a=b"],
  ["instagram", "https://evil.example/instagram.com/x"],
  ["instagram", "https://instagram.com.evil.example/x"],
  ["instagram", "javascript:alert(1)//instagram.com/"],
  ["facebook", "http://www.facebook.com/x"],
  ["facebook", "https://evil.example?facebook.com/"],
  ["tiktok", "https://tiktok.com@evil.example/"],
  ["video_url", "javascript:alert(1)"],
  ["video_embed_url", "https://evil.example/embed/dQw4w9WgXcQ"],
  ["video_embed_url", "https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1"],
  ["mapa_embed_url", "javascript:alert(1)"],
  ["mapa_embed_url", "http://maps.google.com/"],
  ["menu", "javascript:alert(1)"],
  ["menu", " data:text/html,x"],
  ["whatsapp", "javascript:alert(1)"],
  ["telefono", "55 1234<script>"],
  ["telefono", "5512345678\nTEL:900"],
  ["telefono", "tel:900;ext=1"],
  ["codigo_postal", "09000<b>"],
  ["slug_categoria", "no-hay-tal"],
  ["latitude", 900],
  ["horario", { lunes: "<script>" }],
  ["gallery_images", "javascript:alert(1)"],
  ["servicios", "no es una lista"],
];

const links: readonly Attack[] = LINKS.flatMap(([column, value]) =>
  by("other owner", { [`writes ${column} ${JSON.stringify(value)}`]: [patch(OWN, { [column]: value }), [400, 409]] }),
);

/** What an owner may write, since it is text: it must stay text wherever it is shown. */
const SCRIPT = "</script><script>alert(1)</script><img src=x onerror=alert(1)>\"'";
const RAW = /<script>alert\(1\)|<img src=x|onerror=alert\(1\)>"/;

/** What follows a change of a business by itself. */
const WRITTEN = ["negocios", "cambios"];
const NAMED = [...WRITTEN, "private.vocabulario"];

/** Writes to the owner's own business, and then asks for where it is shown. */
const shownAfter =
  (fields: Record<string, unknown>, path: string, headers?: Record<string, string>) => async (world: World) => {
    const writing: Attack = { title: "", as: "other owner", request: patch(OWN, fields), expect: 204 };
    const { status } = await send(patch(OWN, fields), writing, world);
    if (status !== 204) throw new Error(`the text was refused: ${status}`);
    return get(path, headers);
  };

const PAGE = "/negocio/taqueria-la-guera";
const HTML = { accept: "text/html" };

const shown = by("other owner", {
  "writes a script in the name": [
    shownAfter({ nombre: `Güera ${SCRIPT}` }, PAGE, HTML),
    200,
    { changes: NAMED, shows: "alert(1)", hides: RAW },
  ],
  "writes a script in the description": [
    shownAfter({ descripcion: SCRIPT }, PAGE, HTML),
    200,
    { changes: WRITTEN, shows: "alert(1)", hides: RAW },
  ],
  "writes a script in the services": [
    shownAfter({ servicios: [SCRIPT.slice(0, 79)] }, PAGE, HTML),
    200,
    { changes: WRITTEN, hides: RAW },
  ],
  "writes a script in the hours": [shownAfter({ hours: SCRIPT }, PAGE, HTML), 200, { changes: WRITTEN, hides: RAW }],
  "writes a script in the address": [
    shownAfter({ direccion: SCRIPT }, PAGE, HTML),
    200,
    { changes: WRITTEN, hides: RAW },
  ],
  "writes a script in the special promotion": [
    shownAfter({ promocion_titulo: SCRIPT, promociones: SCRIPT }, PAGE, HTML),
    200,
    { changes: WRITTEN, hides: RAW },
  ],
  "writes a script in the keywords": [
    shownAfter({ seo_keywords: [SCRIPT.slice(0, 59)] }, PAGE, HTML),
    200,
    { changes: WRITTEN, hides: RAW },
  ],
  "writes the end of a title in the name": [
    shownAfter({ nombre: "Güera </title><svg/onload=alert(1)>" }, PAGE, HTML),
    200,
    { changes: NAMED, hides: "<svg/onload" },
  ],
  "writes lines of a contact in the address": [patch(OWN, { direccion: "Calle 1\r\nTEL:900\r\nEND:VCARD" }), 400],
  "writes a picture of another site": [patch(OWN, { portada_url: "https://evil.example/a.png" }), 400],
  "writes a map of another site": [
    shownAfter({ mapa_embed_url: "https://evil.example/map" }, PAGE, HTML),
    200,
    { changes: WRITTEN, hides: /<iframe[^>]*evil\.example|src="https:\/\/evil/ },
  ],
});

const REFLECTED = [
  "/negocios?q=",
  "/negocios?categoria=",
  "/negocios?colonia=",
  "/login?aviso=",
  "/login?email=",
  "/crear-cuenta?email=",
  "/checkout?email=",
  "/checkout?aviso=",
  "/pago/failure?reason=",
  "/pago/success?email=",
  "/registro?email=",
  "/auth/confirm?token_hash=",
  "/auth/callback?error_description=",
  "/recuperar?email=",
  "/api/sugerencias?q=",
  "/no-existe/",
  "/categorias/",
  "/negocio/",
];

const reflected = REFLECTED.flatMap((path) =>
  by("stranger", {
    [`sends somebody to ${path} with a script`]: [
      get(path + encodeURIComponent(SCRIPT), HTML),
      [200, 303, 307, 404],
      { hides: RAW },
    ],
  }),
);

/** What a form has no fields for. */
const OUTSIDE = {
  plan_type: "premium",
  plan: "premium",
  is_approved: "true",
  is_featured: "true",
  user_id: "x",
  role: "admin",
  rating: "5",
  slug: "mio",
};
const FORM = {
  nombre: "Tienda Forjada",
  categoria: "otros-negocios",
  telefono: "55 1234 5699",
  direccion: "Calle 5",
  nuevo: "1",
  ...OUTSIDE,
};
const REGISTERED = ["negocio_privado", "negocios", "cambios"];

const registrations = [
  ...by("stranger", {
    "registers with a plan, an approval and an owner": [
      (world) => filledForm(world, { as: "stranger", path: "/registro?plan=free", fields: FORM }),
      303,
      {
        changes: REGISTERED,
        leaves:
          "(select count(*) from negocios where nombre = 'Tienda Forjada' and plan_type = 'free' and is_approved is null and not is_featured and user_id is null and slug <> 'mio') = 1",
      },
    ],
    "registers with a paid plan": [
      (world) =>
        filledForm(world, {
          as: "stranger",
          path: "/registro?plan=premium",
          fields: { ...FORM, nombre: "Tienda Premium" },
        }),
      [200, 303],
    ],
  }),
];

runAttacks("content", [...links, ...shown, ...reflected, ...registrations]);
