import { by, get, type HttpRequest, post, put, remove } from "./support/attack";
import { runAttacks } from "./support/run-attacks";
import { signedToken, unsignedToken } from "./support/tokens";
import type { World } from "./support/world";

const OBJECTS = "/storage/v1/object";
const NOTHING = { shows: /^\[\]$/ };

/** The smallest picture: one transparent pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const upload = (path: string, more: Partial<HttpRequest> = {}): HttpRequest => ({
  ...{ method: "POST", path: `${OBJECTS}/${path}`, body: PIXEL, ...more },
  headers: { "content-type": "image/png", ...more.headers },
});
const aForm = () => {
  const form = new FormData();
  form.set("", new File([PIXEL], "a.png", { type: "image/png" }));
  return form;
};
const move = ({ picture }: World): object => {
  const [bucketId, sourceKey] = picture.split(/\/(.*)/);
  return { bucketId, sourceKey, destinationKey: "x.webp" };
};

const BUCKETS = ["negocios", "logos", "portadas", "promociones", "gallery", "business_assets"];

const writes = (["stranger", "owner", "admin"] as const).flatMap((person) =>
  by(person, {
    "uploads a picture": [upload("gallery/ajena.png"), 400],
    "uploads a picture as a browser's form": [{ path: `${OBJECTS}/gallery/ajena.png`, form: aForm() }, 400],
    "replaces a picture": [({ picture }) => upload(picture, { method: "PUT" }), 400],
    "replaces a picture by an upsert": [({ picture }) => upload(picture, { headers: { "x-upsert": "true" } }), 400],
    "removes a picture": [({ picture }) => remove(`${OBJECTS}/${picture}`), 404],
    "removes many pictures": [
      ({ picture }) => ({
        ...remove(`${OBJECTS}/${picture.split("/")[0]}`),
        json: { prefixes: [picture.replace(/^[^/]+\//, "")] },
      }),
      200,
      NOTHING,
    ],
    "moves a picture": [(world) => post(`${OBJECTS}/move`, move(world)), 400],
    "copies a picture": [(world) => post(`${OBJECTS}/copy`, move(world)), 400],
    "signs an upload": [post(`${OBJECTS}/upload/sign/gallery/ajena.png`, {}), 400],
    "makes a bucket": [post("/storage/v1/bucket", { id: "mio", name: "mio", public: true }), 400],
    "opens a bucket to larger files": [put("/storage/v1/bucket/gallery", { public: true, file_size_limit: 9e9 }), 400],
    "empties a bucket": [post("/storage/v1/bucket/gallery/empty", {}), 400],
    "removes a bucket": [remove("/storage/v1/bucket/gallery"), 400],
  }),
);

const lists = [
  ...BUCKETS.flatMap((bucket) =>
    by("owner", { [`lists ${bucket}`]: [post(`${OBJECTS}/list/${bucket}`, { prefix: "", limit: 100 }), 200, NOTHING] }),
  ),
  ...by("stranger", {
    "lists the buckets": [get("/storage/v1/bucket"), 200, NOTHING],
    "lists a bucket": [post(`${OBJECTS}/list/gallery`, { prefix: "" }), 200, NOTHING],
    "reads the rows of objects": [get("/rest/v1/objects?select=name", { "accept-profile": "storage" }), 406],
    "reads a picture as if it were private": [({ picture }) => get(`${OBJECTS}/authenticated/${picture}`), 400],
    "signs an address": [({ picture }) => post(`${OBJECTS}/sign/${picture}`, { expiresIn: 60 }), 400],
    "uploads without the token of an address": [put(`${OBJECTS}/upload/sign/gallery/ajena.png`, {}), 400],
  }),
];

/** Photos of papers: not even an administrator's own key reads them, only the server's. */
const papers = (["stranger", "member", "admin"] as const).flatMap((person) =>
  by(person, {
    "reads papers as a picture": [({ papers }) => get(`${OBJECTS}/public/comprobantes/${papers}`), 400],
    "reads papers": [({ papers }) => get(`${OBJECTS}/comprobantes/${papers}`), 400],
    "reads papers by their key": [({ papers }) => get(`${OBJECTS}/authenticated/comprobantes/${papers}`), 400],
    "asks about papers": [({ papers }) => get(`${OBJECTS}/info/comprobantes/${papers}`), 400],
    "signs papers": [({ papers }) => post(`${OBJECTS}/sign/comprobantes/${papers}`, { expiresIn: 60 }), 400],
    "lists papers": [post(`${OBJECTS}/list/comprobantes`, { prefix: "" }), 200, NOTHING],
    "stores a file to import": [upload("importaciones/00000000-0000-4000-8000-0000000000ab/0000"), 400],
    "stores papers": [upload("comprobantes/00000000-0000-4000-8000-0000000000ab.webp"), 400],
    "moves papers to a public place": [
      ({ papers }) =>
        post(`${OBJECTS}/copy`, {
          bucketId: "comprobantes",
          sourceKey: papers,
          destinationBucket: "logos",
          destinationKey: "x.webp",
        }),
      400,
    ],
    "removes papers": [({ papers }) => remove(`${OBJECTS}/comprobantes/${papers}`), 404],
  }),
);

const PATHS = [
  "/negocios/../../../secrets.json",
  "/negocios/%2e%2e/%2e%2e/secrets.json",
  "/negocios/..%2f..%2f..%2fsecrets.json",
  "/negocios/..%5c..%5csecrets.json",
  "/..%2fsecrets.json/x",
  "/negocios/a%00.webp",
  "/negocios//etc/passwd",
  "/negocios/file:%2f%2f%2fetc%2fpasswd",
  "//negocios/x.webp",
  "/negocios",
  "/",
];

const paths = PATHS.flatMap((path) => by("stranger", { [`reads ${path}`]: [get(`${OBJECTS}/public${path}`), 400] }));

const reading = by("stranger", {
  "opens a stored picture as a page": [
    ({ picture }) => get(`${OBJECTS}/public/${picture}`, { accept: "text/html" }),
    200,
    {
      headers: {
        "content-type": /^image\//,
        "x-content-type-options": "nosniff",
        "content-security-policy": /default-src 'none'.*sandbox/,
      },
    },
  ],
});

const IMAGE = "negocios/no-hay.png";
const claims = { bucket: "negocios", sub: "no-hay.png", intent: "download" };

/** Of addresses that were signed for somebody. */
const TOKENS: Readonly<Record<string, readonly [token: (world: World) => string | Promise<string>, status: number]>> = {
  "that is none": [() => "a.b.c", 400],
  "that is empty": [() => "", 400],
  "that has ended": [({ secrets }) => signedToken(claims, secrets.jwtSecret ?? "", -5), 400],
  "signed with another secret": [() => signedToken(claims, "another-secret-of-at-least-32-characters"), 400],
  "with the algorithm none": [() => unsignedToken(claims), 400],
  "for another object": [({ secrets }) => signedToken({ ...claims, sub: "otra.png" }, secrets.jwtSecret ?? ""), 403],
  "that is a session": [({ people }) => people.owner.token, 403],
};

const signed = Object.entries(TOKENS).flatMap(([which, [tokenOf, status]]) =>
  by("stranger", {
    [`reads by a token ${which}`]: [
      async (world) => get(`${OBJECTS}/sign/${IMAGE}?token=${await tokenOf(world)}`),
      status,
    ],
    [`uploads by a token ${which}`]: [
      async (world) => upload(`upload/sign/${IMAGE}?token=${await tokenOf(world)}`, { method: "PUT" }),
      status,
    ],
  }),
);

const JSON_TYPE = { "content-type": "application/json" };
const listing = (body: string): HttpRequest => ({ path: `${OBJECTS}/list/negocios`, body, headers: JSON_TYPE });

const misshapen = by("owner", {
  "lists with half of an object": [listing("{"), 400],
  "lists with a list": [listing("[]"), 400],
  "lists fewer than none": [listing('{"prefix":"","limit":-1}'), 400],
  "lists more than there are": [listing('{"prefix":"","limit":1e99}'), 400],
  "lists by a column that is none": [listing('{"prefix":"","sortBy":{"column":"nope","order":"asc"}}'), 400],
  "lists with SQL": [listing('{"prefix":"","sortBy":{"column":"name","order":"; drop"}}'), 400],
  "lists with a prototype": [listing('{"__proto__":{"limit":1}}'), 400],
  "removes 1,001 pictures": [
    { ...remove(`${OBJECTS}/negocios`), json: { prefixes: Array.from({ length: 1_001 }, () => "x") } },
    400,
  ],
  "removes a picture with NUL": [{ ...remove(`${OBJECTS}/negocios`), json: { prefixes: ["a\0"] } }, 400],
  "removes null": [{ ...remove(`${OBJECTS}/negocios`), json: null }, 400],
  "reads a prototype": [get(`${OBJECTS}/negocios/__proto__`), 400],
  "reads what is told of a prototype": [get(`${OBJECTS}/info/negocios/a/__proto__/b`), 400],
  "uploads a form that does not end": [
    upload("negocios/mia.png", { body: "--x\r\n", headers: { "content-type": "multipart/form-data; boundary=x" } }),
    400,
  ],
  "uploads a page": [upload("negocios/mia.html", { body: "<b>", headers: { "content-type": "text/html" } }), 400],
  "uploads a picture with a prototype": [
    upload("negocios/mia.png", {
      headers: { "x-metadata": Buffer.from('{"__proto__":{"x":1}}').toString("base64") },
    }),
    400,
  ],
});

runAttacks("storage", [...writes, ...lists, ...papers, ...paths, ...reading, ...signed, ...misshapen]);
