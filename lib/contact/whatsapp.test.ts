import { describe, expect, it } from "vitest";
import { greetingLink, keptWhatsapp, parseWhatsapp, tidyWhatsapp } from "./whatsapp";

describe("parseWhatsapp", () => {
  it.each([
    ["5512345678", "https://wa.me/525512345678"],
    ["55-1234-5678", "https://wa.me/525512345678"],
    ["+52 55 1234 5678", "https://wa.me/525512345678"],
    ["+521 55 1234 5678", "https://wa.me/525512345678"],
    ["5215512345678", "https://wa.me/525512345678"],
    ["+1 (415) 555-2671", "https://wa.me/14155552671"],
    ["+47 12 34 56 78", "https://wa.me/4712345678"],
    ["0047 12 34 56 78", "https://wa.me/4712345678"],
    ["1234567", "https://wa.me/1234567"],
    ["https://wa.me/5512345678", "https://wa.me/525512345678"],
    ["https://wa.me/+52-55-1234-5678?text=Hola%202026", "https://wa.me/525512345678"],
    ["http://wa.me/525512345678/", "https://wa.me/525512345678"],
    ["wa.me/525512345678", "https://wa.me/525512345678"],
    ["https://wa.me/message/ABCDEF123456", "https://wa.me/message/ABCDEF123456"],
    [
      "https://api.whatsapp.com/send?phone=525512345678&text=Hola",
      "https://api.whatsapp.com/send?phone=525512345678&text=Hola",
    ],
    [
      "https://api.whatsapp.com/send?text=24%20horas&phone=%2B52%2055%201234%205678",
      "https://api.whatsapp.com/send?text=24%20horas&phone=525512345678",
    ],
    ["api.whatsapp.com/send/?phone=%2B4722123456", "https://api.whatsapp.com/send/?phone=4722123456"],
    ["https://api.whatsapp.com/send?phone=lupita", "https://api.whatsapp.com/send?phone=lupita"],
    ["https://chat.whatsapp.com/AbC123", "https://chat.whatsapp.com/AbC123"],
    ["http://www.whatsapp.com/channel/1", "https://www.whatsapp.com/channel/1"],
    ["whatsapp://send?phone=525512345678", "https://wa.me/525512345678"],
    ["javascript:alert(5512345678)", "https://wa.me/525512345678"],
  ])("links %j to %j", (value, url) => {
    expect(parseWhatsapp(value)).toEqual({ kind: "link", url });
  });

  it.each([
    "123456",
    "1".repeat(16),
    "sin número",
    "https://evil.example/525512345678",
    "https://wa.me.evil.example/525512345678",
    "https://evil.example/wa.me/525512345678",
    "https://notwhatsapp.com/send?phone=525512345678",
    "https://wa.me@evil.example/525512345678",
    "https://user:pass@api.whatsapp.com/send",
    "https://wa.me:8443/525512345678",
    "https://wa.me/",
    "https://wa.me/?phone=525512345678",
    "https://",
  ])("finds %j invalid", (value) => {
    expect(parseWhatsapp(value)).toEqual({ kind: "invalid" });
  });

  it.each([null, undefined, "", "   "])("finds none in %j", (value) => {
    expect(parseWhatsapp(value)).toEqual({ kind: "none" });
  });
});

describe("greetingLink", () => {
  const greeting = "text=Hola%2C%20los%20vi%20en%20Iztapalapa%20Local";
  it.each([
    ["https://wa.me/525512345678", `https://wa.me/525512345678?${greeting}`],
    [
      "https://api.whatsapp.com/send?phone=525512345678",
      `https://api.whatsapp.com/send?phone=525512345678&${greeting}`,
    ],
    ["https://api.whatsapp.com/send?phone=52&text=Quiero", "https://api.whatsapp.com/send?phone=52&text=Quiero"],
    ["https://wa.me/message/ABCDEF123456", "https://wa.me/message/ABCDEF123456"],
    ["https://chat.whatsapp.com/AbC", "https://chat.whatsapp.com/AbC"],
    ["https://www.whatsapp.com/channel/send", "https://www.whatsapp.com/channel/send"],
  ])("of %s is %s", (chatUrl, link) => {
    expect(greetingLink(chatUrl)).toBe(link);
  });
});

it.each([
  ["5512345678", "+52 55 1234 5678"],
  ["+521 722 123 4567", "+52 722 123 4567"],
  ["https://wa.me/5512345678", "+52 55 1234 5678"],
  ["https://wa.me/%2B4712345678", "+4712345678"],
  ["55 1234 5678 ext 12", "+52 55 1234 5678"],
  ["+52 55 1234 5678", "+52 55 1234 5678"],
  [" +1 (415) 555-2671 ", "+1 (415) 555-2671"],
  ["1234567", "1234567"],
  ["https://wa.me/message/ABCDEF123456", "https://wa.me/message/ABCDEF123456"],
  ["sin número", null],
  ["", null],
])("writes %j as %j, and that again", (typed, tidy) => {
  expect(tidyWhatsapp(typed)).toBe(tidy);
  expect(tidy && tidyWhatsapp(tidy)).toBe(tidy);
});

it.each([
  ["5512345678", "5512345678"],
  ["-5512345678", "-5512345678"],
  ["+52 (01 55) 1234 5678", "+52 (01 55) 1234 5678"],
  ["55\u20111234\u20115678", "55-1234-5678"],
  ["55 1234 5678 ext 12", "55 1234 5678"],
  ["https://wa.me/52%2055%201234%205678", "+525512345678"],
  ["wa.me/%2B4712345678", "+4712345678"],
  ["api.whatsapp.com/send?phone=52%2055%201234%205678", "https://api.whatsapp.com/send?phone=525512345678"],
  ["http://chat.whatsapp.com/AbC", "https://chat.whatsapp.com/AbC"],
  ["sin número", null],
])("keeps of %j what leads to the same chat, with its digits together: %j", (typed, kept) => {
  expect(keptWhatsapp(typed)).toBe(kept);
  expect(kept && keptWhatsapp(kept)).toBe(kept);
  expect(kept && parseWhatsapp(kept)).toEqual(kept && parseWhatsapp(typed));
});
