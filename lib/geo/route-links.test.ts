import { describe, expect, it } from "vitest";
import { addressLine, copyableAddress, routeLinks } from "./route-links";

const NOWHERE = { name: "La Güera", address: null, neighborhood: null, position: null };
const position = { lat: 19.3459, lng: -99.0639 };

describe("addressLine", () => {
  it.each([
    ["Ermita 1200", "Santa Martha", "Ermita 1200, Santa Martha"],
    ["Ermita 1200, Col. SANTA MARTHA", "Santa Martha", "Ermita 1200, Col. SANTA MARTHA"],
    ["Ermita 1200, San Jose", "San José", "Ermita 1200, San Jose"],
    ["Ermita 1200", null, "Ermita 1200"],
    [null, "Santa Martha", "Santa Martha"],
    [null, null, null],
  ])("joins %j and %j to %j", (address, neighborhood, line) => {
    expect(addressLine({ address, neighborhood })).toBe(line);
  });
});

describe("copyableAddress", () => {
  it.each([
    ["the address when there is one", { ...NOWHERE, address: "Ermita 1", position }, "Ermita 1"],
    ["else the coordinates", { ...NOWHERE, position }, "19.3459, -99.0639"],
    ["nothing when there is neither", NOWHERE, null],
  ])("copies %s", (_, destination, text) => {
    expect(copyableAddress(destination)).toBe(text);
  });
});

describe("routeLinks", () => {
  const urlsOf = (destination: typeof NOWHERE | Parameters<typeof routeLinks>[0]) =>
    Object.fromEntries(routeLinks(destination).map(({ app, url }) => [app, url]));

  it("leads to the coordinates when they are known", () => {
    expect(urlsOf({ ...NOWHERE, address: "Ermita 1", position })).toEqual({
      "google-maps": "https://www.google.com/maps/dir/?api=1&destination=19.3459%2C-99.0639",
      waze: "https://waze.com/ul?ll=19.3459%2C-99.0639&navigate=yes",
      uber:
        "https://m.uber.com/ul/?action=setPickup&pickup=my_location&dropoff%5Bnickname%5D=La+G%C3%BCera" +
        "&dropoff%5Bformatted_address%5D=Ermita+1%2C+Iztapalapa%2C+CDMX&dropoff%5Blatitude%5D=19.3459&dropoff%5Blongitude%5D=-99.0639",
      // It would be ignored.
      didi: "https://web.didiglobal.com/mx/",
    });
  });

  it("leads to the address text otherwise", () => {
    const urls = urlsOf({ ...NOWHERE, address: "Ermita #1 & 2" });
    expect(urls["google-maps"]).toContain("destination=Ermita%20%231%20%26%202%2C%20Iztapalapa%2C%20CDMX");
    expect(urls.waze).toContain("ul?q=Ermita%20%231");
    expect(urls.uber).not.toContain("latitude");
  });

  it("leads nowhere without coordinates and address", () => {
    expect(routeLinks(NOWHERE)).toEqual([]);
  });
});
