import { describe, expect, it } from "vitest";
import { breadcrumbJsonLd } from "./breadcrumb-json-ld";
import { serializeJsonLd } from "./json-ld";

describe("serializeJsonLd", () => {
  it.each([
    "</script><script>alert(1)</script>",
    "<!-- <script>",
    "a && b",
    "\u2028 and \u2029",
    "]]>",
    '"quotes" \\ back',
  ])("keeps %j inside its script element, and unchanged for its reader", (name) => {
    const text = serializeJsonLd({ "@context": "https://schema.org", name });
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", name });
  });
});

describe("breadcrumbJsonLd", () => {
  it("numbers the way from the home page", () => {
    const crumbs = [
      { name: "Inicio", path: "/" },
      { name: "Autos y Talleres", path: "/categorias/autos-y-talleres" },
    ];
    expect(breadcrumbJsonLd("https://example.com", crumbs)).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "Inicio", item: "https://example.com/" },
        { position: 2, name: "Autos y Talleres", item: "https://example.com/categorias/autos-y-talleres" },
      ],
    });
  });
});
