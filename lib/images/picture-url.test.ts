import { describe, expect, it } from "vitest";
import { toPictureUrl } from "./picture-url";

describe("toPictureUrl", () => {
  it.each([
    ["u1/cover.webp", "/storage/v1/object/public/portadas/u1/cover.webp"],
    ["portadas/x.webp", "/storage/v1/object/public/portadas/portadas/x.webp"],
    ["mi foto ñ.jpg", "/storage/v1/object/public/portadas/mi%20foto%20%C3%B1.jpg"],
    ["already%20encoded.jpg", "/storage/v1/object/public/portadas/already%20encoded.jpg"],
    ["x.webp?v=2", "/storage/v1/object/public/portadas/x.webp?v=2"],
    ["a/../x.webp", "/storage/v1/object/public/portadas/x.webp"],
  ])("puts the storage path %j into its bucket", (path, url) => {
    expect(toPictureUrl(path, "portadas")).toBe(url);
  });

  it.each([
    ["/storage/v1/object/public/gallery/a.webp", "/storage/v1/object/public/gallery/a.webp"],
    ["https://abc.supabase.co/storage/v1/object/public/logos/a.png", "/storage/v1/object/public/logos/a.png"],
    ["http://127.0.0.1:54321/storage/v1/object/public/logos/a.png?t=1", "/storage/v1/object/public/logos/a.png?t=1"],
  ])("keeps the address %j as %j", (address, url) => {
    expect(toPictureUrl(address, "negocios")).toBe(url);
  });

  it.each([
    null,
    undefined,
    "",
    "   ",
    {},
    "N/A",
    "sin imagen",
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1).png",
    "data:image/png;base64,AAAA",
    "blob:https://x/1.png",
    "https://cdn.example.com/a.jpg",
    "/auth/v1/logout",
    "/api/health",
    "/auth/confirm?token_hash=aa",
    "/storage/v1/object/public/otro/a.webp",
    "/storage/v1/object/public/logos/../../../../auth/v1/logout",
    "//evil.example/x.png",
    "/\\evil.example/x.png",
    "\\\\evil.example\\x.png",
    "/\t/evil.example/x.png",
    "http://insecure.example/x.png",
    "https://user:pass@example.com/x.png",
    "https://",
    "../../../rest/v1/negocios.png",
    "../otro/x.png",
    "..%2f..%2f..%2frest/x",
  ])("refuses %j", (value) => {
    expect(toPictureUrl(value, "negocios")).toBeNull();
  });
});
