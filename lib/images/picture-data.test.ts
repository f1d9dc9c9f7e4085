import { expect, it } from "vitest";
import { pictureFacts, readPictureData } from "./picture-data";

const BLUR = `UklGR${"A".repeat(60)}==`;
const URL_OF_A = "/storage/v1/object/public/portadas/portadas/1/a.webp";
const factsOf = (data: unknown) => pictureFacts(readPictureData({ "portadas/1/a.webp": data }), URL_OF_A);

it("finds what is known of a picture by its address", () => {
  expect(factsOf({ alt: "La barra", blur: BLUR })).toEqual({ alt: "La barra", blur: BLUR });
});

it.each([
  undefined,
  null,
  "x",
  {},
  { alt: 7, blur: 7 },
  { alt: "", blur: 'UklGR"); background: url(https://evil.example/' },
  { alt: "", blur: `data:image/webp;base64,${BLUR}` },
  { alt: "", blur: `UklGR${"A".repeat(500)}` },
])("leaves out what is not as it should be: %j", (data) => {
  expect(factsOf(data)).toEqual({ alt: null, blur: null });
});

it.each([null, undefined, "x", []])("knows nothing of pictures where the column holds %j", (data) => {
  expect(pictureFacts(readPictureData(data), URL_OF_A)).toEqual({ alt: null, blur: null });
});
