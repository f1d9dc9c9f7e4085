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
    // Names with an apostrophe.
    [
      "McDonald's",
      "https://www.google.com/maps/place/McDonald's/@19.1,-99.1,17z/data=!4m6!8m2!3d19.3459!4d-99.0639!16s",
    ],
    ["L'Occitane", "https://www.google.com/maps/place/L'Occitane+en+Provence/@19.3459,-99.0639,17z"],
    ["an encoded apostrophe", "https://www.google.com/maps/place/Domino%27s/data=!4m2!3d19.3459!4d-99.0639"],
    ["a typographic apostrophe", "https://www.google.com/maps/place/Lupita’s/data=!4m2!3d19.3459!4d-99.0639"],
    ["an iframe in single quotes", `<iframe width='600' src='${PB}' loading='lazy'></iframe>`],
    ["an iframe of such a name", `<iframe src="${PB.replace("?pb=", "?q=Lupita's&pb=")}"></iframe>`],
    ["an iframe with entities", `<iframe src=&quot;${PB}&quot;></iframe>`],
    ["quotes around a link", `"https://www.google.com/maps/@19.3459,-99.0639,15z"`],
    ["a sentence around a link", "Estamos en https://www.google.com/maps?q=19.3459,-99.0639. ¡Ven!"],
    // What a pin of one's own is shared as.
    ["a dropped pin", "https://www.google.com/maps/search/19.345900,+-99.063900?entry=tts&g_ep=Eg&skid=1"],
    ["a pin's page", "https://www.google.com/maps/place/19.3459,-99.0639/@19.1,-99.1,17z"],
    ["loc", "https://maps.google.com/?q=loc:19.3459,-99.0639"],
    ["a label", "https://maps.google.com/maps?q=19.3459,-99.0639(La+G%C3%BCera)&z=17"],
    [
      "a place's id beside it",
      "https://www.google.com/maps/search/?api=1&query=19.3459%2C-99.0639&query_place_id=ChIJ",
    ],
    ["a view of a street", "https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=19.3459,-99.0639"],
    ["a map of one's own", "https://www.google.com/maps/d/viewer?mid=1a&ll=19.3459%2C-99.0639&z=15"],
    ["coordinates without a link", "19.3459, -99.0639"],
    ["what a telephone shares", "geo:19.3459,-99.0639?q=19.3459,-99.0639(La%20G%C3%BCera)"],
    // Routes end where the shop is.
    ["a route's end", "https://www.google.com/maps/dir//19.3459,-99.0639/@19.1,-99.1,13z?entry=ttu"],
    [
      "a route's end after its beginning",
      "https://www.google.com/maps/dir/19.2,-99.2/19.3459,-99.0639/@19.1,-99.1,13z",
    ],
    [
      "a route's end in quotes",
      "https://www.google.com/maps/dir//'19.3459,-99.0639'/@19.1,-99.1,13z/data=!4m4!4m3!1m0!1m1!4e1",
    ],
    ["a route's last stop", "https://www.google.com/maps/dir/Metro+UAM-I/19.2,-99.2/19.3459,-99.0639/am=t/data=!3e0"],
    [
      "the pin of a route's end",
      "https://www.google.com/maps/dir/Z%C3%B3calo/La+G%C3%BCera/@19.1,-99.1,13z/data=!4m14!4m13!1m5!1m1!1s0x1:0x2!2m2!1d-99.2!2d19.2!1m5!1m1!1s0x3:0x4!2m2!1d-99.0639!2d19.3459!3e0",
    ],
    [
      "an embedded route's end",
      "https://www.google.com/maps/embed?pb=!1m28!1m12!1m3!1d1505.6!2d-99.1!3d19.1!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!4m13!3e0!4m5!1s0x1:0x2!2sA!3m2!1d19.2!2d-99.2!4m5!1s0x3:0x4!2sB!3m2!1d19.3459!2d-99.0639!5e0",
    ],
    [
      "the place that was opened last",
      "https://www.google.com/maps/place/B/@19.1,-99.1,17z/data=!4m14!1m7!3m6!1s0x1!2sA!8m2!3d19.2!4d-99.2!16s!3m5!1s0x2!8m2!3d19.3459!4d-99.0639!16s",
    ],
  ])("finds the coordinates in %s", (_, value) => {
    expect(parseMapTarget(value)).toEqual({ lat: 19.3459, lng: -99.0639 });
  });

  it.each([
    `https://www.google.com/maps/place/19°20'45.2"N+99°03'50.0"W/@19.1,-99.1,17z`,
    `https://www.google.com/maps/place/19°20'45.2"N 99°03'50.0"W`,
    "https://www.google.com/maps/place/19%C2%B020'45.2%22N+99%C2%B003'50.0%22W/@19.1,-99.1,17z/data=!3m1!4b1",
    "https://www.google.com/maps/place/19%C2%B020%2745.2%22N+99%C2%B003%2750.0%22W/@19.1,-99.1,17z",
    "https://www.google.com/maps/search/19%C2%B020'45.2%22N%2099%C2%B003'50.0%22O",
    "https://www.google.com/maps/dir//19%C2%B020'45.2%22N+99%C2%B003'50.0%22W/@19.1,-99.1,17z",
    "https://maps.google.com/?q=19%C2%B020'45.2%22N+99%C2%B003'50.0%22W",
    `19°20'45.2"N 99°03'50.0"W`,
  ])("reads degrees, minutes and seconds in %j", (value) => {
    expect(parseMapTarget(value)).toEqual({ lat: 19.345889, lng: -99.063889 });
  });

  it.each([
    ["https://www.google.com/maps/place/Taquer%C3%ADa+La+G%C3%BCera,+Ermita+12/", "Taquería La Güera, Ermita 12"],
    ["https://www.google.com/maps/place/McDonald's+Ermita", "McDonald's Ermita"],
    ["https://www.google.com/maps/search/Farmacia+Ana/?hl=es", "Farmacia Ana"],
    [
      "https://www.google.com/maps/dir//La+G%C3%BCera,+Ermita+12/@19.1,-99.1,13z/data=!4m2!4m1!3e0",
      "La Güera, Ermita 12",
    ],
    ["https://www.google.com/maps/dir/Z%C3%B3calo/La+G%C3%BCera", "La Güera"],
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
    "https://www.google.com/maps/place//data=!4m2!3m1!1s0x1:0x2",
    "https://www.google.com/maps/dir//",
    "https://maps.google.com/?cid=123456789",
    "https://maps.google.com/?ftid=0x1:0x2",
    "https://goo.gl/maps/abc",
    "https://evil.example/maps/place/19.3459,-99.0639",
    "https://www.google.com/maps/@919.3,-99.0,15z",
  ])("finds nothing in %j", (value) => {
    expect(parseMapTarget(value)).toBeNull();
  });
});

it.each(["1", "!3d1", "!4d", "@1", "'", '"', "src='", "/", "+", " ", "https://", "&quot;", "(", "%C2%B0", "°", "N "])(
  "reads twenty thousand characters of %j at once",
  (sign) => {
    const text = sign.repeat(20_000 / sign.length);
    for (const typed of [text, `https://www.google.com/maps/place/${text}`, `https://www.google.com/maps?q=${text}x`]) {
      expect(() => parseMapTarget(typed)).not.toThrow();
    }
  },
);

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
