import { describe, expect, it } from "vitest";
import { listContactLinks } from "./site-contact";

const NONE = {
  support: { phone: null, whatsapp: null, email: null },
  social: { facebook: null, instagram: null, tiktok: null },
};

describe("listContactLinks", () => {
  it("invents nothing", () => {
    expect(listContactLinks(NONE)).toEqual([]);
  });

  it("dials the number alone, with the country that it was written with", () => {
    const call = (phone: string) =>
      listContactLinks({ ...NONE, support: { ...NONE.support, phone } }).map(({ href }) => href);
    expect(call("+52 55 5000 0099")).toEqual(["tel:+525550000099"]);
    expect(call("55 5000 0099 ext. 12")).toEqual(["tel:5550000099"]);
    expect(call("pendiente")).toEqual([]);
  });

  it("lists what is configured, in order, as links", () => {
    const links = listContactLinks({
      support: { phone: "55 5000 0099", whatsapp: "5550000098", email: "hola@example.com" },
      social: { ...NONE.social, tiktok: "https://www.tiktok.com/@ejemplo" },
    });
    expect(links.map(({ kind, href }) => [kind, href])).toEqual([
      ["phone", "tel:5550000099"],
      ["whatsapp", "https://wa.me/525550000098?text=Hola%2C%20escribo%20desde%20Iztapalapa%20Local."],
      ["mail", "mailto:hola@example.com"],
      ["tiktok", "https://www.tiktok.com/@ejemplo"],
    ]);
  });
});
