// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OpeningBadge } from "./opening-badge";

/** More than a browser is waited for. */
const IDLE_MS = 5000;
const times = { weeklyHours: { mon: [["09:00", "18:00"]] }, specialDays: null } as const;

describe("OpeningBadge", () => {
  beforeEach(() => vi.useFakeTimers());

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("holds the schedule in the page that the server makes, whatever the time", () => {
    const html = renderToString(<OpeningBadge times={times}>Lunes 9:00 a 18:00</OpeningBadge>);
    expect(html).toContain("Lunes 9:00 a 18:00");
  });

  // 4 May 2026 is a Monday; Mexico City is six hours behind UTC.
  it.each([
    ["2026-05-04T16:00:00Z", "Abierto · cierra a las 18:00"],
    ["2026-05-04T23:30:00Z", "Cierra pronto · a las 18:00"],
    // The third Monday of November.
    ["2026-11-16T16:00:00Z", "Abierto · cierra a las 18:00 · día festivo"],
    ["2026-05-04T13:00:00Z", "Cerrado · abre a las 9:00"],
  ])("at %s says %s", (now, text) => {
    vi.setSystemTime(new Date(now));
    render(<OpeningBadge times={times}>Lunes 9:00 a 18:00</OpeningBadge>);
    act(() => vi.advanceTimersByTime(IDLE_MS));
    expect(screen.getByText(text)).toBeDefined();
  });

  it.each([
    ["on the day", "2026-05-04T16:00:00Z", times.weeklyHours, "Cerrado"],
    ["without a week, on the day", "2026-05-04T16:00:00Z", null, "Cerrado"],
    // A holiday: its owner has said what it is like, so nothing is to be doubted.
    ["on a holiday", "2026-11-16T16:00:00Z", times.weeklyHours, "Abierto · cierra a las 12:00"],
    ["without a week, on another day", "2026-05-05T16:00:00Z", null, "Con cita"],
  ])("knows of special days: %s", (_, now, weeklyHours, text) => {
    vi.setSystemTime(new Date(now));
    const specialDays = {
      "2026-05-04": { ranges: [], label: null },
      "2026-11-16": { ranges: [["09:00", "12:00"]], label: null },
    } as const;
    render(<OpeningBadge times={{ weeklyHours, specialDays }}>Con cita</OpeningBadge>);
    act(() => vi.advanceTimersByTime(IDLE_MS));
    expect(screen.getByText(text)).toBeDefined();
  });
});
