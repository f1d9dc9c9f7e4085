import { describe, expect, it } from "vitest";
import { countsOf } from "./counts";
import type { Comparison, Counts, DayCount } from "./model";
import { busiestWeekday, firstShownDay, weekdaySums, weeklyVisits, weekSoFar } from "./week";
import { habitSentence, totalWords, weekSentence, weekSoFarSentence } from "./week-messages";

const visits = (day: string, count: number): DayCount => ({ day, kind: "visita", count });

describe("this week", () => {
  // 2026-11-16 is a Monday.
  it.each([
    ["2026-11-18", 1 + 2, 10],
    ["2026-11-16", 1, 10],
    ["2026-11-22", 1 + 2 + 4, 10 + 20],
  ])("up to %s is held against the same days of the last", (today, now, before) => {
    const days = [
      visits("2026-11-16", 1),
      visits("2026-11-18", 2),
      visits("2026-11-22", 4),
      visits("2026-11-09", 10),
      visits("2026-11-13", 20),
      visits("2026-11-08", 99),
    ].filter(({ day }) => day <= today);
    const week = weekSoFar(days, today);
    expect([week.now.visita, week.before.visita]).toEqual([now, before]);
  });
});

describe("the last eight weeks", () => {
  it("are sums of visits from Monday to Sunday, this one as far as it has come", () => {
    const days = [visits("2026-09-27", 99), visits("2026-09-28", 1), visits("2026-11-15", 2), visits("2026-11-16", 4)];
    expect(firstShownDay("2026-11-18")).toBe("2026-09-28");
    expect(weeklyVisits(days, "2026-11-18")).toEqual([1, 0, 0, 0, 0, 0, 2, 4]);
  });
});

describe("the busiest weekday", () => {
  it.each([
    [[5, 5, 5, 5, 5, 30, 5], 5],
    [[30, 5, 5, 5, 5, 5, 30], null],
    [[0, 0, 0, 0, 0, 19, 0], null],
    [[10, 10, 10, 10, 10, 11, 10], null],
    [[0, 0, 0, 0, 0, 0, 0], null],
  ])("of %j is %j", (sums, expected) => {
    expect(busiestWeekday(sums)).toBe(expected);
  });

  it("is counted over eight weeks that are over", () => {
    const days = [visits("2026-11-21", 9), visits("2026-11-23", 50), visits("2026-09-28", 3), visits("2026-09-27", 70)];
    expect(weekdaySums(days, "2026-11-24")).toEqual([3, 0, 0, 0, 0, 9, 0]);
  });
});

const counts = (some: Partial<Counts>) => countsOf((kind) => some[kind] ?? 0);
const week = (now: Partial<Counts>, before: Partial<Counts> = {}): Comparison => ({
  now: counts(now),
  before: counts(before),
});
const QUIET = [0, 0, 0, 0, 0, 0, 0];
const SATURDAYS = [0, 0, 0, 0, 0, 40, 0];

describe("the words of a week", () => {
  it.each([
    [
      week({ visita: 48, whatsapp: 12, llamada: 3 }, { whatsapp: 8 }),
      "Esta semana: 48 visitas; 12 personas te escribieron por WhatsApp, 4 más que la semana pasada a estas alturas.",
    ],
    [
      week({ visita: 1, llamada: 1 }, { llamada: 1 }),
      "Esta semana: 1 visita; 1 persona te llamó, igual que la semana pasada a estas alturas.",
    ],
    [
      week({ visita: 5 }, { visita: 1205 }),
      "Esta semana: 5 visitas, 1,200 menos que la semana pasada a estas alturas.",
    ],
    [week({}, { visita: 3 }), "Esta semana todavía no hay visitas; la semana pasada a estas alturas hubo 3."],
    [week({}), "Esta semana todavía no hay visitas."],
  ])("so far: %#", (comparison, sentence) => {
    expect(weekSoFarSentence(comparison)).toBe(sentence);
  });

  it.each([
    [
      { ...week({ visita: 48, whatsapp: 12 }, { whatsapp: 8 }), weekdays: SATURDAYS },
      "12 personas te escribieron por WhatsApp, 4 más que la semana pasada; los sábados es cuando más te buscan.",
    ],
    [
      { ...week({ whatsapp: 2, llamada: 3, web: 1 }, { llamada: 5 }), weekdays: QUIET },
      "3 personas te llamaron, 2 menos que la semana pasada. Además, 2 personas te escribieron por WhatsApp y 1 persona abrió tu web o tus redes.",
    ],
    [{ ...week({ visita: 1 }), weekdays: QUIET }, "Tu página tuvo 1 visita, 1 más que la semana pasada."],
  ])("that is over: %#", (over, sentence) => {
    expect(weekSentence(over)).toBe(sentence);
  });

  it("of everything, and of habits", () => {
    expect(totalWords({ visits: 1340, clicks: 1 })).toBe("Tu página lleva 1,340 visitas y 1 clic.");
    expect(habitSentence(SATURDAYS)).toBe("Los sábados es cuando más te buscan.");
    expect(habitSentence(QUIET)).toBeNull();
  });
});
