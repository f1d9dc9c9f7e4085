import { describe, expect, it } from "vitest";
import { parseGallery } from "./gallery";

const A = "/storage/v1/object/public/gallery/a.jpg";
const B = "/storage/v1/object/public/gallery/b.jpg";
const STORED = "/storage/v1/object/public/negocios/gallery/1-2-3.webp";

describe("parseGallery", () => {
  it.each([
    ["a list of URLs", [A, B], [A, B]],
    ["objects with publicUrl", [{ publicUrl: A }], [A]],
    ["objects with url", [{ url: A }], [A]],
    ["objects with path", [{ path: "gallery/1-2-3.webp" }], [STORED]],
    ["publicUrl before url before path", [{ path: "x.png", url: B, publicUrl: A }], [A]],
    ["an object whose publicUrl is empty", [{ publicUrl: "", url: B }], [B]],
    ["a mixture", [A, { url: B }, null, 7, "", {}], [A, B]],
    ["a JSON list", JSON.stringify([A, { url: B }]), [A, B]],
    ["a JSON object", JSON.stringify({ url: A }), [A]],
    ["a JSON string", JSON.stringify(A), [A]],
    ["text separated by commas", `${A}, ${B} ,`, [A, B]],
    ["one URL", A, [A]],
    ["one object", { url: A }, [A]],
    ["relative paths", ["gallery/1-2-3.webp"], [STORED]],
    ["repetitions", [A, A, { url: A }], [A]],
    ["unsafe values", ["javascript:alert(1)", "data:image/png;base64,AA", A], [A]],
    ["broken JSON", '["https://example.com', []],
    ["null", null, []],
    ["an empty text", "", []],
    ["an empty list", "[]", []],
    ["a number", 5, []],
  ])("reads %s", (_, value, urls) => {
    expect(parseGallery(value)).toEqual(urls);
  });
});
