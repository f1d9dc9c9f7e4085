import { describe, expect, it } from "vitest";
import { FIELD_COLUMNS } from "@/lib/businesses/fields-of";
import { changesSince, columnsOf, revisionChanges } from "./revision-diff";

const ID = "10000000-0000-4000-8000-000000000001";
const picture = (name: string) => `${ID}/${name}.webp`;
const url = (bucket: string, name: string) => `/storage/v1/object/public/${bucket}/${picture(name)}`;
const none = { text: null, pictures: [] };
const words = (text: string) => ({ text, pictures: [] });

describe("what a revision changes", () => {
  it.each([
    ["nombre", "A", "B", { label: "Nombre del negocio", before: words("A"), after: words("B") }],
    ["web", null, "https://x.mx", { label: "Sitio web", before: none, after: words("https://x.mx") }],
    ["whatsapp", "5512345678", null, { label: "WhatsApp", before: words("5512345678"), after: none }],
    [
      "slug_categoria",
      "otros-negocios",
      "autos-y-talleres",
      { label: "Categoría", before: words("Otros Negocios"), after: words("Autos y Talleres") },
    ],
    [
      "portada_url",
      null,
      picture("a"),
      { label: "Portada", before: none, after: { text: null, pictures: [url("portadas", "a")] } },
    ],
    [
      "gallery_images",
      [picture("a")],
      [picture("a"), picture("b")],
      {
        label: "Galería",
        before: { text: null, pictures: [url("negocios", "a")] },
        after: { text: null, pictures: [url("negocios", "a"), url("negocios", "b")] },
      },
    ],
  ])("of %s is shown with what is public", (column, before, after, shown) => {
    expect(revisionChanges({ [column]: before }, { [column]: after })).toEqual([
      { field: expect.any(String), columns: [column], ...shown },
    ]);
  });

  it("is shown once for a field of two columns, which are accepted together", () => {
    const changes = revisionChanges({}, { video_embed_url: "https://b", video_url: "https://a", nombre: "B" });
    expect(changes.map(({ field, after }) => [field, after.text])).toEqual([
      ["nombre", "B"],
      ["video", "https://a"],
    ]);
    expect(columnsOf(changes, ["video", "invento"])).toEqual(["video_url", "video_embed_url"]);
    expect(columnsOf(changes, [])).toEqual([]);
  });

  it("of a cover is one thing, wherever it stands, and shows the one that visitors see", () => {
    const [old, next] = [picture("old"), picture("next")];
    const seen = (before: object, changes: object) =>
      revisionChanges(before, changes).map(({ field, columns, before: was, after }) => [
        field,
        columns,
        was.pictures,
        after.pictures,
      ]);
    expect(seen({ imagen_url: old }, { portada_url: next, imagen_url: null })).toEqual([
      ["portada", ["portada_url", "imagen_url"], [url("negocios", "old")], [url("portadas", "next")]],
    ]);
    expect(seen({ imagen_url: old, portada_url: next }, { portada_url: null })).toEqual([
      ["portada", ["portada_url"], [url("portadas", "next")], [url("negocios", "old")]],
    ]);
    expect(seen({ imagen_url: old }, { imagen_url: null })).toEqual([
      ["portada", ["imagen_url"], [url("negocios", "old")], []],
    ]);
  });

  it("leaves out no column that can wait", () => {
    const waiting = FIELD_COLUMNS.filter(({ needsReview }) => needsReview).map(({ column }) => column);
    const changes = revisionChanges({}, Object.fromEntries(waiting.map((column) => [column, "x"])));
    expect(changes.flatMap(({ columns }) => columns).sort()).toEqual([...waiting].sort());
  });
});

it("what changed since is what differs, and nothing else", () => {
  const kept = { nombre: "A", telefono: null, servicios: ["corte"], web: "https://a.mx" };
  const changes = changesSince(kept, {
    ...kept,
    telefono: "5512345678",
    servicios: ["corte"],
    web: null,
    plan_type: "pro",
  });
  expect(changes.map(({ field, before, after }) => [field, before.text, after.text])).toEqual([
    ["telefono", null, "5512345678"],
    ["web", "https://a.mx", null],
  ]);
});
