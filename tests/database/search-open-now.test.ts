import { beforeAll, describe, expect, it } from "vitest";
import { openingStatus } from "@/lib/businesses/hours/opening-status";
import { parseSpecialDays, type SpecialDays } from "@/lib/businesses/hours/special-days";
import { parseWeeklyHours, type WeeklyHours } from "@/lib/businesses/hours/weekly-hours";
import { toLocalDate, WEEKDAYS } from "@/lib/clock";
import { addDays } from "@/lib/time/add-days";
import { type Directory, openDirectory } from "./directory";

let directory: Directory;

const everyDay = (ranges: [string, string][]) => Object.fromEntries(WEEKDAYS.map((day) => [day, ranges]));

const SCHEDULES: Readonly<Record<string, unknown>> = {
  office: {
    mon: [
      ["09:00", "14:00"],
      ["16:00", "19:00"],
    ],
    tue: [["09:00", "18:00"]],
    sat: [],
    sun: [],
  },
  bar: { thu: [], fri: [["20:00", "03:00"]], sat: [["20:00", "03:00"]], sun: [["22:00", "02:00"]], mon: [] },
  always: everyDay([["00:00", "24:00"]]),
  "to its own start": { mon: [["07:00", "07:00"]], tue: [] },
  "until midnight": { mon: [["18:00", "00:00"]], tue: [["00:00", "01:00"]] },
  never: everyDay([]),
  unreadable: { mon: [["24:00", "02:00"]] },
  "half unreadable": { mon: [["24:00", "02:00"]], tue: [["09:00", "10:00"]] },
  empty: {},
  none: null,
};

/** From Monday 2026-05-04 0:00 in Mexico City, which is six hours behind UTC. */
const MONDAY = Date.UTC(2026, 4, 4, 6);
const MINUTES = Array.from({ length: 7 * 24 * 4 }, (_, quarter) => quarter * 15).flatMap((minute) => [
  minute - 1,
  minute,
]);

const isOpenBySite = (hours: WeeklyHours | null, now: Date, special: SpecialDays | null): boolean => {
  const { kind } = openingStatus(hours, now, special);
  return kind !== "unknown" && kind !== "closed";
};

/** Midnight may pass while the tests run. */
const aroundToday = (ranges: [string, string][]) => {
  const today = toLocalDate(new Date());
  return Object.fromEntries([-1, 0, 1].map((days) => [addDays(today, days), { ranges }]));
};

const PLACE = { latitude: 19.35, longitude: -99.06 };

beforeAll(async () => {
  directory = await openDirectory([
    { slug: "abierto", ...PLACE, nombre: "Sol Abierto", horario: everyDay([["00:00", "24:00"]]) },
    { slug: "cerrado", ...PLACE, nombre: "Sol Cerrado", horario: everyDay([]) },
    { slug: "sin-horario", ...PLACE, nombre: "Sol Sin Horario" },
    {
      slug: "hoy-cerrado",
      ...PLACE,
      nombre: "Sol De Siempre",
      horario: everyDay([["00:00", "24:00"]]),
      horario_especial: aroundToday([]),
    },
    {
      slug: "hoy-abierto",
      ...PLACE,
      nombre: "Sol De Hoy",
      horario: everyDay([]),
      horario_especial: aroundToday([["00:00", "24:00"]]),
    },
    { slug: "vacio", nombre: "Sol Vacío", horario: {} },
    { slug: "cambiante", nombre: "Luna", is_approved: null },
  ]);
  return directory.close;
});

/** Of the week from Monday, 4 May 2026. */
const SPECIAL: Readonly<Record<string, unknown>> = {
  none: null,
  "closed days": { "2026-05-04": { ranges: [], label: "Puente" }, "2026-05-08": { ranges: [] } },
  "other hours": {
    "2026-05-05": {
      ranges: [
        ["08:00", "10:00"],
        ["11:00", "20:00"],
      ],
    },
  },
  "nights over nights": {
    "2026-05-08": { ranges: [["22:00", "05:00"]] },
    "2026-05-09": { ranges: [["04:00", "06:00"]] },
  },
  "a whole day": { "2026-05-10": { ranges: [["00:00", "24:00"]] }, "2026-05-03": { ranges: [["23:00", "22:00"]] } },
  "as the week says": { "2026-05-05": { ranges: [["09:00", "18:00"]] } },
  "the week before and after": { "2026-04-28": { ranges: [] }, "2026-05-12": { ranges: [] } },
  unreadable: { "2026-05-05": { ranges: [["24:00", "02:00"]] } },
};

const CASES = Object.keys(SCHEDULES).flatMap((name) => Object.keys(SPECIAL).map((special) => [name, special] as const));

describe("the minutes that search looks at", () => {
  // Null and closed are the same to a filter: only what is open is asked for. Without a week, special days are not in it.
  it.each(CASES)("agree with the site at every quarter of a week: %s, %s", async (name, special) => {
    const schedule = SCHEDULES[name];
    const hours = parseWeeklyHours(schedule);
    const days = hours && parseSpecialDays(SPECIAL[special]);
    const moments = MINUTES.map((minute) => new Date(MONDAY + minute * 60_000));
    await directory.sql`update public.negocios set escritor = 'importador', horario = ${directory.sql.json(schedule as never)},
      horario_especial = ${directory.sql.json(SPECIAL[special] as never)} where slug = 'cambiante'`;
    const [{ condition } = { condition: "" }] = await directory.sql<{ condition: string }[]>`
      select private.is_open_sql('private.local_minute(at)') as condition`;
    const rows = await directory.sql<{ open: boolean }[]>`
      select coalesce(${directory.sql.unsafe(condition)}, false) as open
      from public.negocios n, unnest(${moments.map((moment) => moment.toISOString())}::timestamptz[]) with ordinality m (at, place)
      where n.slug = 'cambiante' order by place`;
    expect(rows.map(({ open }) => open)).toEqual(moments.map((moment) => isOpenBySite(hours, moment, days)));
  });
});

describe("open now", () => {
  it.each([
    ["with a term", "sol"],
    ["without one", null],
  ])("%s, filters and counts what is open, and what nobody knows", async (_, term) => {
    const all = await directory.search(term);
    expect(all.facets).toMatchObject({ open_now: 2, unknown_hours: 2 });
    const open = await directory.search(term, { open: true });
    expect(open).toMatchObject({ total: 2 });
    expect(open.slugs.toSorted()).toEqual(["abierto", "hoy-abierto"]);
    expect(open.facets).toMatchObject({ open_now: 2, unknown_hours: 2 });
    expect(open.facets.categories).toMatchObject([{ slug: "otros-negocios", total: 2 }]);
  });

  it.each([
    ["with a term", "sol", {}],
    ["without one", null, {}],
    ["around a place", null, { lat: 19.35, lng: -99.06, radius: 1000 }],
  ])("shows those of unknown hours behind the open ones when asked: %s", async (_, term, place) => {
    const { slugs, total, facets } = await directory.search(term, { ...place, open: true, unknown: true });
    const unknown = "radius" in place ? ["sin-horario"] : ["sin-horario", "vacio"];
    expect([slugs.slice(0, 2).toSorted(), slugs.slice(2).toSorted()]).toEqual([["abierto", "hoy-abierto"], unknown]);
    expect([total, facets.open_now, facets.unknown_hours]).toEqual([2 + unknown.length, 2, unknown.length]);
  });

  it.each([
    { category: "otros-negocios" },
    { plan: "free" },
    { lat: 19.35, lng: -99.06 },
    { lat: 19.35, lng: -99.06, radius: 1000 },
    { lat: 19.35, lng: -99.06, radius: 1000, category: "otros-negocios", plan: "free" },
  ])("means the same with the filter on and off: %j", async (filters) => {
    for (const term of ["sol", null]) {
      const off = await directory.search(term, filters);
      const on = await directory.search(term, { ...filters, open: true });
      const { open_now, unknown_hours } = off.facets;
      expect(on.facets).toMatchObject({ open_now, unknown_hours });
      expect(on.total).toBe(open_now);
    }
  });
});
