import { describe, expect, it } from "vitest";
import { mapEmbedUrl, parseMapTarget } from "./map-embed";

const PB = "https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3763.2!2d-99.0639!3d19.3459!2m3!1f0!2f0!3f0";

describe("parseMapTarget", () => {
  it.each([
    ["an embed's pb value", PB],
    ["a pasted iframe", `<iframe src="${PB}" width="600" onload="alert(1)"></iframe>`],
    ["encoded exclamation marks", PB.replaceAll("!", "%21")],
    ["a link to a view", "https://www.google.com/maps/@19.3459,-99.0639,15z?hl=es"],
    [
      "a place's pin rather than its view",
      "https://www.google.com/maps/place/X/@19.1,-99.1,17z/data=!3m1!4b1!8m2!3d19.3459!4d-99.0639",
    ],
    ["q with coordinates", "https://maps.google.com/maps?q=19.3459,-99.0639&z=20&output=embed"],
    ["q with encoded entities", "https://www.google.com/maps?z=14&amp;q=19.3459%2C-99.0639&amp;output=embed"],
    ["ll", "https://maps.google.com.mx/?ll=19.3459,-99.0639"],
    ["a route's destination", "https://www.google.com/maps/dir/?api=1&destination=19.3459,-99.0639"],
  ])("finds the coordinates in %s", (_, value) => {
    expect(parseMapTarget(value)).toEqual({ lat: 19.3459, lng: -99.0639 });
  });

  it.each([
    ["https://www.google.com/maps?q=Taquer%C3%ADa+La+G%C3%BCera&output=embed", "Taquería La Güera"],
    ["https://www.google.com/maps?q=100%", "100%"],
    [`https://www.google.com/maps?q=${"x".repeat(1000)}`, "x".repeat(300)],
  ])("finds the text that was searched for in %j", (value, text) => {
    expect(parseMapTarget(value)).toBe(text);
  });

  it.each([
    null,
    undefined,
    "",
    "Av. Ermita 1200",
    "https://maps.app.goo.gl/abc",
    "https://evil.example/maps?q=19.3,-99.0",
    "https://google.com.evil.example/maps?q=19.3,-99.0",
    "https://notgoogle.com/maps?q=19.3,-99.0",
    "https://google.com@evil.example/maps?q=19.3,-99.0",
    "javascript:location='https://'",
    "https://www.google.com/maps",
    "https://www.google.com/maps?q=999,999",
    "https://www.google.com/maps/@919.3,-99.0,15z",
  ])("finds nothing in %j", (value) => {
    expect(parseMapTarget(value)).toBeNull();
  });
});

describe("mapEmbedUrl", () => {
  const shop = { name: "La Güera", category: "Alimentos y Bebidas", address: null, position: null, ownerMap: null };
  const position = { lat: 19.3459, lng: -99.0639 };
  const queryOf = (url: string) => new URL(url).searchParams.get("q");

  it.each([
    [
      "the owner's map first",
      { ...shop, position, address: "Ermita 1", ownerMap: PB.replace("19.3459", "19.4") },
      "19.4,-99.0639",
    ],
    ["then the coordinates", { ...shop, position, address: "Ermita 1" }, "19.3459,-99.0639"],
    ["then the address in the borough", { ...shop, address: "Ermita 1" }, "Ermita 1, Iztapalapa, CDMX"],
    [
      "an address that names the borough as it is",
      { ...shop, address: "Ermita 1, IZTAPALAPA" },
      "Ermita 1, IZTAPALAPA",
    ],
    ["then name and category", shop, "La Güera Alimentos y Bebidas, Iztapalapa, CDMX"],
    [
      "past an owner's map that cannot be read",
      { ...shop, position, ownerMap: "https://evil.example/" },
      "19.3459,-99.0639",
    ],
  ])("shows %s", (_, mappable, query) => {
    expect(queryOf(mapEmbedUrl(mappable))).toBe(query);
  });

  it("is always ours: Google's host, zoom 14, in Spanish, and nothing else of an owner's URL", () => {
    const url = mapEmbedUrl({
      ...shop,
      ownerMap: "https://www.google.com/maps?q=a%26output%3Dx&z=3&hl=en&callback=evil#x",
    });
    expect(url).toBe("https://www.google.com/maps?q=a%26output%3Dx&z=14&hl=es&output=embed");
  });
});
