import { avifBomb, gifBomb, jpegBomb, pngBomb, pngComments, webpPicture } from "@/tests/support/picture-bombs";
import { typedAddressCookie } from "@/tests/support/typed-address";
import { type Attack, by, edit, get, post } from "./support/attack";
import { filledForm } from "./support/forms";
import { runAttacks } from "./support/run-attacks";
import { send } from "./support/send";
import { after } from "./support/sequence";
import { BUSINESSES, type World } from "./support/world";

const OWN = BUSINESSES.otherOwner;

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
  by("other owner", { [`writes ${column} ${JSON.stringify(value)}`]: [edit(OWN, { [column]: value }), 400] }),
);

/** An owner's text: it must stay text wherever it is shown. */
const SCRIPT = "</script><script>alert(1)</script><img src=x onerror=alert(1)>\"'";
const RAW = /<script>alert\(1\)|<img src=x|onerror=alert\(1\)>"/;

/** Tables that a change of a business writes by itself. */
const WRITTEN = ["negocios"];
const NAMED = [...WRITTEN, "private.vocabulario"];

/** Writes to the owner's own business, and then asks for where it is shown. */
const shownAfter =
  (fields: Record<string, unknown>, path: string, headers?: Record<string, string>) => async (world: World) => {
    const writing: Attack = { title: "", as: "other owner", request: edit(OWN, fields), expect: 200 };
    const { status } = await send(edit(OWN, fields), writing, world);
    if (status !== 200) throw new Error(`the text was refused: ${status}`);
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
  "writes lines of a contact in the address": [edit(OWN, { direccion: "Calle 1\r\nTEL:900\r\nEND:VCARD" }), 400],
  "writes a picture of another site": [edit(OWN, { portada_url: "https://evil.example/a.png" }), 400],
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
  "/checkout?aviso=",
  "/pago/failure?reason=",
  "/auth/confirm?token_hash=",
  "/auth/callback?error_description=",
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

/** Pages whose fields hold the address that was typed before. */
const FILLED = [
  "/login",
  "/crear-cuenta",
  "/recuperar",
  "/checkout?aviso=bad-email",
  "/registro?plan=pro",
  "/registro?plan=premium&paid=true",
  "/pago/success?plan=free",
];

const filled = FILLED.flatMap((path) =>
  by("stranger", {
    [`fills the fields of ${path} with a script`]: [
      get(path, { ...HTML, cookie: typedAddressCookie(SCRIPT, SCRIPT) }),
      200,
      { hides: RAW },
    ],
  }),
);

/** Columns that a form has no fields for. */
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
const PROMOTION = {
  ...{ negocio_id: BUSINESSES.otherOwner, titulo: "Gratis" },
  ...{ fecha_inicio: "2026-01-01", fecha_fin: "2099-01-01" },
};
/** Pages stay as they are: it waits for approval. */
const REGISTERED = ["negocio_privado", "negocios"];

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
      200,
    ],
  }),
];

const BUYER = "compradora@example.com";

const inAnothersName = by("stranger", {
  "registers six businesses with somebody's address": [
    (world) => {
      const one = (nombre: string) => () =>
        filledForm(world, {
          as: "stranger",
          path: "/registro?plan=free",
          fields: { ...FORM, nombre, telefono: "55 1234 5698", correo: BUYER },
        });
      const five = Object.fromEntries(Array.from({ length: 5 }, (_, n) => [n, [one(`Ajena ${n}`), 303] as const]));
      return after(by("stranger", five), one("Ajena 5"))(world);
    },
    303,
    {
      // One link to sign in with, whose browser then asks whether the listing is theirs.
      changes: [
        ...REGISTERED,
        "auth.flow_state",
        "auth.users",
        "correos",
        "embedded.mails",
        "private.correos_retenidos",
      ],
      leaves: `(select count(*) from correos where para = '${BUYER}' and tipo = 'registro_recibido') = 3
        and not exists (select from negocios where nombre like 'Ajena %' and user_id is not null)`,
    },
  ],
});

const SMALL = { width: 64, height: 48 };
const HUGE = { width: 8_000, height: 8_000 };
const SLOW = "a tiempo";
const LARGE = "50 megapixeles";
const BROKEN = "dañada o incompleta";
const INVALID = "Archivo de imagen inválido";

/** Small files that are much work, and files that are no pictures. */
const PICTURES: readonly (readonly [what: string, bytes: string | Uint8Array, words: string])[] = [
  ["a JPEG of 20,000 scans", jpegBomb({ width: 7_000, height: 7_000, scans: 20_000 }), SLOW],
  ["a PNG of 2 GB of comments", pngBomb({ ...SMALL, extra: pngComments(250, 8) }), SLOW],
  [
    "a GIF of a frame of 4,000 megapixels",
    gifBomb({ ...SMALL, frames: 1, frameWidth: 65_535, frameHeight: 65_535 }),
    LARGE,
  ],
  ["an AVIF without a picture", avifBomb(SMALL), BROKEN],
  ["a WebP of 64 megapixels", webpPicture(HUGE.width, HUGE.height), LARGE],
  ["a JPEG that is too tall", jpegBomb({ width: 20, height: 16_385 }), LARGE],
  ["a JPEG without a height", jpegBomb({ width: 64, height: 0 }), BROKEN],
  ["a drawing with a script", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", INVALID],
  ["a page", "<!doctype html><script>alert(1)</script>", INVALID],
  ["a program", "#!/bin/sh\n", INVALID],
];

const pictures = PICTURES.flatMap(([what, bytes, words]) =>
  by("stranger", {
    [`registers with ${what}`]: [
      (world) =>
        filledForm(world, {
          as: "stranger",
          path: "/registro?plan=free",
          fields: {
            ...FORM,
            nombre: "Con Bomba",
            imagen: new File([Buffer.from(bytes)], "f.jpg", { type: "image/jpeg" }),
          },
        }),
      200,
      { shows: new RegExp(`No se pudo subir la imagen[\\s\\S]*${words}`) },
    ],
  }),
);

const many = (count: number, of: (index: number) => string, between = " "): string =>
  Array.from({ length: count }, (_, index) => of(index)).join(between);

/** Texts that show nothing, show something else than they are, or fill a page. */
const TEXTS: Readonly<Record<string, Record<string, unknown>>> = {
  "no letters": { nombre: " \t\u00a0\u3000" },
  "a byte order mark": { nombre: "\ufeff" },
  "a line separator": { nombre: "Güera\u2028otra" },
  "letters without width": { nombre: "\u200b\u200c\u200d" },
  "a Hangul filler": { nombre: "\u3164" },
  tags: { nombre: "\u{e0041}\u{e0042}" },
  "a turned direction": { nombre: "Güera \u202egnp.exe" },
  "control characters": { nombre: "Güera\u0007\u001b[2J" },
  "500,000 spaces": { nombre: " ".repeat(500_000) },
  "20,000 services": { servicios: Array.from({ length: 20_000 }, () => "corte") },
  "a service of 20,000 words": { servicios: [many(20_000, (n) => `p${n}`)] },
  "an empty service": { servicios: [""] },
  "500 KB of keywords": { seo_keywords: ["a".repeat(500_000)] },
  "a menu of 6,000 lines": { menu: many(6_000, () => "Taco", "\n") },
  "20,000 hours": { horario: { lunes: Array.from({ length: 20_000 }, () => ["09:00", "10:00"]) } },
  "a day that is none": { horario: { octavo: [["09:00", "10:00"]] } },
};

const texts = [
  ...Object.entries(TEXTS).flatMap(([what, fields]) =>
    by("other owner", {
      [`writes ${what} for ${Object.keys(fields)}`]: [edit(OWN, fields), [400, 413]],
    }),
  ),
  ...by("other owner", {
    "adds 1,000 promotions": [
      post(
        "/rest/v1/promociones",
        Array.from({ length: 1_000 }, () => PROMOTION),
      ),
      400,
    ],
    "adds a promotion of 100,000 spaces": [
      post("/rest/v1/promociones", { ...PROMOTION, titulo: " ".repeat(100_000) }),
      400,
    ],
  }),
  ...by("stranger", {
    "opens the directory after all that": [get("/negocios", HTML), 200, { shows: "alert(1)" }],
    "opens the picture of the page after all that": [get(`${PAGE}/og.jpg`), 200],
    "opens the contact of the page after all that": [get(`${PAGE}/contacto.vcf`), 200],
  }),
];

runAttacks("content", [
  ...links,
  ...shown,
  ...reflected,
  ...filled,
  ...registrations,
  ...inAnothersName,
  ...pictures,
  ...texts,
]);
