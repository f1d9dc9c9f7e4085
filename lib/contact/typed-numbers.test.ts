import { describe, expect, it } from "vitest";
import { businessSchema } from "@/lib/businesses/schema";
import { toE164 } from "./e164";
import { toWhatsappUrl } from "./whatsapp";

/** Text that a telephone's field keeps; null for what it asks for again. */
const kept = (telefono: string): string | null =>
  businessSchema(["telefono"], "free").safeParse({ telefono }).data?.telefono ?? null;

type Answer = { e164: string | null; chat?: string | null; kept?: string | null };

const SHOP = "+525512345678";
/** The shop's own number, kept as it was typed. */
const asTyped = (text: string): [string, Answer] => [text, { e164: SHOP, kept: text }];
/** Case in which the digits and the signs between them are kept. */
const keptAs = (text: string, written: string): [string, Answer] => [text, { e164: SHOP, kept: written }];
/** A number that is no chat and no telephone. */
const notUnderstood = (text: string): [string, Answer] => [text, { e164: null, chat: null, kept: null }];

/** `negocios_telefono_check`. */
const STORABLE = /^[0-9+() .-]{7,30}$/;

const chatOf = (e164: string | null): string | null => e164?.slice(1) ?? null;

describe("a number as people type it", () => {
  it.each<[string, Answer]>([
    asTyped("5512345678"),
    asTyped("55 1234 5678"),
    asTyped("55-1234-5678"),
    asTyped("55.12.34.56.78"),
    asTyped("(55) 1234-5678"),
    asTyped("(55)12345678"),
    asTyped("52 55 1234 5678"),
    asTyped("+52 55 1234 5678"),
    asTyped("+5255 1234-5678"),
    asTyped("(+52) 55 1234 5678"),
    asTyped("+(52) 55 1234 5678"),
    asTyped("+ 52 55 1234 5678"),
    asTyped("0052 55 1234 5678"),
    asTyped("-5512345678"),
    // How numbers were dialled until 2019, alone and after the country's code.
    asTyped("+52 1 55 1234 5678"),
    asTyped("5215512345678"),
    asTyped("01 55 1234 5678"),
    asTyped("01(55)12345678"),
    asTyped("044 55 1234 5678"),
    asTyped("045-55-1234-5678"),
    asTyped("+52 (01 55) 1234 5678"),
    asTyped("+52 01 55 1234 5678"),
    asTyped("52 01 55 1234 5678"),
    asTyped("+52 044 55 1234 5678"),
    asTyped("+52 045 55 1234 5678"),
    asTyped("+52 (0)55 1234 5678"),
    // Signs that documents, address books and telephones copy.
    keptAs("55\u20111234\u20115678", "55-1234-5678"),
    keptAs("55\u20131234\u20135678", "55-1234-5678"),
    keptAs("55 \u2014 1234 \u2014 5678", "55 - 1234 - 5678"),
    keptAs("55\u22121234\u22125678", "55-1234-5678"),
    keptAs("55\ufe631234\uff0d5678", "55-1234-5678"),
    keptAs("55\u00a01234\u00a05678", "55 1234 5678"),
    keptAs("55\u20091234\u202f5678", "55 1234 5678"),
    keptAs("\u202a+52 55 1234 5678\u202c", "+52 55 1234 5678"),
    keptAs("\u2066 55 1234\u200b 5678\u2069", "55 1234 5678"),
    keptAs("55\u00ad1234\u00ad5678", "5512345678"),
    keptAs("\uff15\uff15\u3000\uff11\uff12\uff13\uff14\u3000\uff15\uff16\uff17\uff18", "55 1234 5678"),
    keptAs("\uff0b52\uff0855\uff0912345678", "+52(55)12345678"),
    keptAs("55 1️⃣2️⃣3️⃣4️⃣ 5678", "55 1234 5678"),
    keptAs("55·1234·5678", "55.1234.5678"),
    // An extension is no part of the number.
    keptAs("55 1234 5678 ext 12", "55 1234 5678"),
    keptAs("55 1234 5678 ext. 12", "55 1234 5678"),
    keptAs("(55) 1234-5678 Ext.1204", "(55) 1234-5678"),
    keptAs("55 1234 5678 extensión 105", "55 1234 5678"),
    keptAs("5512345678x12", "5512345678"),
    keptAs("55 1234 5678 #12", "55 1234 5678"),
    keptAs("5512345678,12", "5512345678"),
    keptAs("+52 55 1234 5678 int. 3", "+52 55 1234 5678"),
    keptAs("55 1234 5678/79", "55 1234 5678"),
    keptAs("55 1234 5678 y 79", "55 1234 5678"),
    // Words around it.
    keptAs("Tel. 55 1234 5678", "55 1234 5678"),
    keptAs("Cel: (55) 1234 5678", "(55) 1234 5678"),
    keptAs("WhatsApp +52 55 1234 5678", "+52 55 1234 5678"),
    keptAs("tel:+525512345678", "+525512345678"),
    keptAs("📞55 1234 5678", "55 1234 5678"),
    keptAs("55 1234 5678 (Lupita)", "55 1234 5678"),
    keptAs("(Cel. 55 1234 5678)", "55 1234 5678"),
    keptAs("55/1234/5678", "55 1234 5678"),
    keptAs("55_12_34_56_78", "55 1234 5678"),
    keptAs("Lada 55, tel. 1234 5678", "55 1234 5678"),
    keptAs("Tel. (LADA: 55) 1234-5678", "55 1234-5678"),
    keptAs("Con Juan (55 1234 5678)", "55 1234 5678"),
    ["lada 722 tel 1234567", { e164: "+527221234567", kept: "722 123 4567" }],
    // Other area codes, and numbers that cost nothing.
    ["722 123 4567", { e164: "+527221234567", kept: "722 123 4567" }],
    ["01 800 123 4567", { e164: "+528001234567", kept: "01 800 123 4567" }],
    // Other countries.
    ["+1 (415) 555-2671", { e164: "+14155552671", kept: "+1 (415) 555-2671" }],
    ["001 415 555 2671", { e164: "+14155552671", kept: "001 415 555 2671" }],
    ["+1 415 555 2671 ext. 5", { e164: "+14155552671", kept: "+1 415 555 2671" }],
    ["Oslo: +47 22 12 34 56", { e164: "+4722123456", kept: "+47 22 12 34 56" }],
    ["+521 55 1234 5678", { e164: SHOP, kept: "+521 55 1234 5678" }],
    ["+52 200 123 4567", { e164: "+522001234567", kept: "+52 200 123 4567" }],
    ["+53 7 123 4567", { e164: "+5371234567", kept: "+53 7 123 4567" }],
    // No number of ten digits begins with 0 or 1.
    ["1234567890", { e164: null, chat: "1234567890", kept: "1234567890" }],
    ["01 1234 5678", { e164: null, chat: "0112345678", kept: "01 1234 5678" }],
    ["044 123 4567", { e164: null, chat: "0441234567", kept: "044 123 4567" }],
    ["52 1234567890", { e164: null, chat: "521234567890", kept: "52 1234567890" }],
    ["044 1234567890", { e164: null, chat: "0441234567890", kept: "044 1234567890" }],
    // Without the area code nobody knows whose it is; it is asked about, and taken.
    ["5612 3456", { e164: null, chat: "56123456", kept: "5612 3456" }],
    ["5612-3456 ext. 10", { e164: null, chat: "56123456", kept: "5612-3456" }],
    ["Local 25, 1234 5678", { e164: null, chat: "12345678", kept: "1234 5678" }],
    ["Lada 722, 1234 5678", { e164: null, chat: "12345678", kept: "1234 5678" }],
    ["14155552671", { e164: null, chat: "14155552671", kept: "14155552671" }],
    ...[
      "",
      "llámame",
      "123456",
      "123456 ext 7",
      "1".repeat(16),
      "0052 (01 55) 1234 5678",
      // Mexico's code, and no number of Mexico's behind it.
      "+52 55 1234 567",
      "+52 55 1234 56789",
      "+52 5612 3456",
      "+52 1 55 1234 567",
      "+52 01 55 1234 56",
      "+52 1234567890",
      "+52 0123456789",
      "+52 044 1234567890",
      "(+52) 55 1234 567",
      "0052 55 1234 567",
      "Tel. +52 55 1234 567 ext. 8",
      "WhatsApp +52 55 1234 5678 9",
      "tel:+52551234567",
      "55 1234 5678 / 55 8765 4321",
      "5512345678 o 5587654321",
      "5512345678 5587654321",
      "55 1234 5678, +52 55 8765 4321",
      "10:00 a 18:00, 24 horas",
      "1 de 2 y 3 de 4, 5678 y 90",
    ].map(notUnderstood),
  ])("reads %j", (text, { e164, chat = chatOf(e164), kept: written = null }) => {
    expect({
      e164: toE164(text),
      chat: toWhatsappUrl(text)?.replace("https://wa.me/", "") ?? null,
      kept: kept(text),
    }).toEqual({ e164, chat, kept: written });
    if (written !== null) expect(written).toMatch(STORABLE);
  });
});

describe("a link to a chat", () => {
  it.each([
    ["https://wa.me/%2B525512345678", "525512345678"],
    ["https://wa.me/52%2055%201234%205678", "525512345678"],
    ["wa.me/52 55 1234 5678", "525512345678"],
    ["https://wa.me/%2B52%20(55)%201234-5678?text=Hola%2024", "525512345678"],
    ["https://wa.me/%2B52%2055%E2%80%911234%E2%80%915678", "525512345678"],
    ["https://wa.me/+52(0155)12345678", "525512345678"],
    ["https://wa.me/%E2%80%AA525512345678%E2%80%AC", "525512345678"],
    ["https://wa.me/525512345678%20ext%2012", "525512345678"],
    ["https://wa.me/5512345678/", "525512345678"],
    ["https://wa.me/%2B4712345678", "4712345678"],
    ["https://wa.me/c/5215512345678", "525512345678"],
    ["https://wa.me/p/7654321987654321/525512345678", "525512345678"],
    ["Escríbeme: wa.me/%2B525512345678", "525512345678"],
    ["whatsapp://send?phone=%2B525512345678&text=24%20horas", "525512345678"],
    ["https://wa.me/%2B52551234567", null],
    ["https://wa.me/+52-55-1234-56789", null],
    ["https://wa.me/100%", null],
    ["https://wa.me/%2B", null],
    ["https://wa.me/lupita", null],
  ])("leads from %j to %j", (text, digits) => {
    expect(toWhatsappUrl(text)).toBe(digits && `https://wa.me/${digits}`);
  });
});

it.each(["(", "+", "1", " ", ".", "1 ", "(1", "%", "%31", "1a", "55-", "\u2011", "+(", "\u0301", "lada", "lada 5"])(
  "reads twenty thousand characters of %j at once",
  (sign) => {
    const text = sign.repeat(20_000 / sign.length);
    for (const typed of [text, `x${text}x`, `https://wa.me/${text}x`, `5512345678${text}x`]) {
      expect([toE164(typed), toWhatsappUrl(typed), kept(typed)].length).toBe(3);
    }
  },
);
