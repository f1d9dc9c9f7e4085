import { describe, expect, it } from "vitest";
import { packHours, unpackHours } from "@/lib/businesses/hours/packed-hours";
import type { WeeklyHours } from "@/lib/businesses/hours/weekly-hours";
import { greetingLink } from "@/lib/contact/whatsapp";
import type { SearchFacets } from "@/lib/search/model";
import type { ListedBusiness } from "./listed-business";
import { packBusiness, unpackBusiness } from "./packed-businesses";
import { packFacets, unpackFacets } from "./packed-facets";

const LEAST: ListedBusiness = {
  slug: "susi",
  name: "Susi",
  category: "Otros Negocios",
  categorySlug: "otros-negocios",
  plan: "free",
};
const PREMIUM: ListedBusiness = {
  ...LEAST,
  plan: "premium",
  coverUrl: "/storage/v1/object/public/portadas/5eed/susi-1200.webp",
  address: "Calle Aldama 42",
  phone: "55 5000 0002",
  phoneE164: "+525550000002",
  whatsappUrl: greetingLink("https://wa.me/525550000002"),
  hours: "Cuando hay luz",
  weeklyHours: { mon: [], tue: [["09:00", "24:00"]], wed: [["09:00", "24:00"]], sun: [] },
  specialDays: { "2026-12-24": { ranges: [["09:00", "12:00"]], label: "Nochebuena" } },
  about: "Pan",
  rating: "4.5",
  reviews: "1,280",
  distance: "0.4 km",
  isFuzzy: true,
  isPromoted: true,
};

const HOSTILE = `</script><b>"'\\u2028&#39; $& $1 {{x}}\n🌮`;
const HOSTILE_TEXTS: Partial<ListedBusiness> = {
  name: HOSTILE,
  category: HOSTILE,
  address: "0",
  phone: "-",
  hours: "~|=?",
  about: HOSTILE,
  rating: "1",
  distance: "-",
};

describe("a business as a page carries it", () => {
  it.each(Object.keys(PREMIUM).filter((field) => !(field in LEAST)))(
    "is the same without its %s, and with it alone",
    (field) => {
      const others = { ...PREMIUM, [field]: undefined };
      expect(unpackBusiness(packBusiness(others))).toEqual(others);
      const alone = { ...LEAST, [field]: PREMIUM[field as keyof ListedBusiness] };
      expect(unpackBusiness(packBusiness(alone))).toEqual(alone);
    },
  );

  it.each<[string, ListedBusiness]>([
    ["of whom hardly anything is known", LEAST],
    ["of whom everything is known", PREMIUM],
    ["whose number is told on a tap", { ...LEAST, isPhoneOnTap: true }],
    ["called as another one", { ...PREMIUM, slug: "susi-2" }],
    ["of no category that we know", { ...LEAST, category: "Cirqueros", categorySlug: null }],
    ["whose category has another name", { ...LEAST, category: "Circo" }],
    ["with a chat of another number", { ...PREMIUM, whatsappUrl: "https://wa.me/525550000003" }],
    [
      "without a chat in a plan that has it",
      { ...LEAST, plan: "pro", phone: "55 5000 0002", phoneE164: "+525550000002" },
    ],
    ["with a chat of a plan that has none", { ...PREMIUM, plan: "free" }],
    ["with a foreign number", { ...PREMIUM, phone: "+1 212 555 0100", phoneE164: "+12125550100" }],
    ["whose number nobody could read", { ...LEAST, phone: "55 5000 0002" }],
    ["with a picture from elsewhere", { ...LEAST, coverUrl: "/categorias/otros-negocios.webp" }],
    ["with a tilde in a picture's name", { ...LEAST, coverUrl: "/storage/v1/object/public/negocios/a~b.webp" }],
    ["with a tilde in a cover's name", { ...LEAST, coverUrl: "/storage/v1/object/public/portadas/a~b.webp?v=~" }],
    ["called by nothing that a slug can hold", { ...LEAST, slug: "negocio-1", name: "🌮🌮" }],
    ["that looks like markup and like our signs", { ...LEAST, ...HOSTILE_TEXTS }],
    ["with very long texts", { ...LEAST, name: "ñ".repeat(9000), slug: "x", about: "a|=?".repeat(9000) }],
    ["with hours that are empty and days that are", { ...LEAST, weeklyHours: { mon: [] }, specialDays: {} }],
    ["with a picture of another name", { ...LEAST, coverUrl: "/storage/v1/object/public/portadas/5eed/foto.webp" }],
  ])("is the same: one %s", (_, business) => {
    expect(unpackBusiness(packBusiness(business))).toEqual(business);
  });

  it("leaves out what follows", () => {
    expect(packBusiness(LEAST)).toEqual(["Susi", "free", 0, "otros-negocios"]);
  });
});

describe("a week as a page carries it", () => {
  it.each<[string, WeeklyHours, string]>([
    [
      "alike days",
      {
        mon: [
          ["09:00", "14:00"],
          ["16:00", "19:00"],
        ],
        tue: [
          ["09:00", "14:00"],
          ["16:00", "19:00"],
        ],
        wed: [],
        thu: [],
        fri: [],
        sat: [],
        sun: [],
      },
      "09:00 a 14:00,16:00 a 19:00|=||=|=|=|=",
    ],
    ["days that nobody knows", { tue: [["00:00", "24:00"]], sun: [] }, "?|00:00 a 24:00|?|=|=|=|"],
    ["nothing but closed days", { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }, "|=|=|=|=|=|="],
  ])("is the same, with %s", (_, hours, text) => {
    expect(packHours(hours)).toBe(text);
    expect(unpackHours(text)).toEqual(hours);
  });
});

it("facets are the same, with their ids where those do not follow", () => {
  const facets: SearchFacets = {
    categories: [{ id: "salud-y-bienestar", name: "Salud y Bienestar", total: 571 }],
    plans: [{ id: "pro", name: "Profesional", total: 10 }],
    neighborhoods: [
      { id: "escuadron-201", name: "Escuadrón 201", total: 1111 },
      { id: "san-lucas", name: "Barrio San Lucas", total: 45 },
      { id: "dos", name: "San (2) y\nSan (3) </script>", total: 4 },
    ],
    openNow: 6,
    unknownHours: 5751,
    withPhone: 1962,
  };
  const packed = packFacets(facets);
  expect(packed.neighborhoods).toEqual([
    "Escuadrón 201 (1,111)",
    "Barrio San Lucas (45) san-lucas",
    expect.any(String),
  ]);
  expect(unpackFacets(packed)).toEqual(facets);
});
