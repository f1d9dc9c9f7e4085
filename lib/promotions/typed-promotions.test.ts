import { expect, it } from "vitest";
import type { Promotion } from "./model";
import { typedPromotions } from "./typed-promotions";

const [BUSINESS, FIRST, SECOND] = ["1", "2", "3"].map((digit) => `10000000-0000-4000-8000-00000000000${digit}`) as [
  string,
  string,
  string,
];
const STORED: Promotion = {
  ...{ id: FIRST, businessId: BUSINESS, title: "2x1", description: null, imageUrl: null },
  ...{ startsOn: "2026-11-01", endsOn: "2026-11-30" },
};
const PICTURE = `promociones/${BUSINESS}/promocion-0123456789abcdef-1200.webp`;
const TYPED = {
  promocion: FIRST,
  version: "",
  titulo: "3x1",
  descripcion: "",
  inicio: "2026-11-02",
  fin: "2026-11-03",
};

const CHANGED = { ...STORED, title: "3x1", startsOn: "2026-11-02", endsOn: "2026-11-03" };
it.each<[string, Record<string, string>, Promotion[]]>([
  ["what is typed in its place", TYPED, [CHANGED]],
  ["a new one beside it", { ...TYPED, promocion: SECOND }, [STORED, { ...CHANGED, id: SECOND }]],
  [
    "the picture that was sent",
    { ...TYPED, imagen_guardada: PICTURE },
    [{ ...CHANGED, imageUrl: `/storage/v1/object/public/promociones/${PICTURE}` }],
  ],
  ["no picture of elsewhere", { ...TYPED, imagen_guardada: "https://example.com/a.webp" }, [CHANGED]],
  ["nothing that is half typed", { ...TYPED, titulo: "" }, [STORED]],
  ["nothing of another form", { promocion_titulo: "2x1" }, [STORED]],
])("the preview shows %s", (_, fields, shown) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(typedPromotions(BUSINESS, [STORED], form)).toEqual(shown);
});
