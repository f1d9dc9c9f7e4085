import { describe, expect, it } from "vitest";
import { contactPage } from "./contact-page";
import { toShownContact } from "./shown-contact";

const ROW = {
  nombre: "Tacos & <Co>",
  telefono: "55 1234 5678",
  telefono_e164: null,
  whatsapp: null,
  whatsapp_e164: null,
};

describe("what somebody who taps is told", () => {
  it.each<[object, object]>([
    [{}, { phone: "55 1234 5678", callHref: "tel:+525512345678", whatsappUrl: null }],
    [{ telefono: "512 3456" }, { phone: "512 3456", callHref: "tel:5123456" }],
    [{ whatsapp: "5512345678" }, { whatsappUrl: expect.stringContaining("https://wa.me/525512345678?text=") }],
  ])("of %o is %o", (columns, told) => {
    expect(toShownContact({ ...ROW, ...columns })).toMatchObject(told);
  });

  it("stands on a page of its own, as text", () => {
    const page = contactPage(toShownContact({ ...ROW, whatsapp: "5512345678" }), "tacos");
    expect(page).toContain("<h1>Tacos &amp; &lt;Co&gt;</h1>");
    expect(page.match(/href="(?:tel|https:\/\/wa|\/negocio)[^"]*"/g)).toEqual([
      'href="tel:+525512345678"',
      expect.stringMatching(/^href="https:\/\/wa\.me\/525512345678\?text=/),
      'href="/negocio/tacos"',
    ]);
  });
});
