// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OpeningWords } from "./opening-words";

/** More than a browser is waited for. */
const IDLE_MS = 5000;
const WEEK = "Lunes 18:00 a 2:30";
const times = { bar: { weeklyHours: { mon: [["18:00", "02:30"]], tue: [] }, specialDays: null } } as const;

const Cards = () => (
  <>
    <div data-negocio="bar">
      <p data-apertura="">{WEEK}</p>
    </div>
    <div data-negocio="de-otra-lista">
      <p data-apertura="">{WEEK}</p>
    </div>
    <OpeningWords times={times} />
  </>
);

describe("OpeningWords", () => {
  beforeEach(() => vi.useFakeTimers());

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("leaves the week in the page that the server makes, whatever the time", () => {
    expect(renderToString(<Cards />)).toContain(WEEK);
  });

  // 4 May 2026 is a Monday; Mexico City is six hours behind UTC.
  it.each([
    ["2026-05-05T02:00:00Z", "Abierto · cierra a las 2:30 a. m."],
    ["2026-05-05T08:00:00Z", "Cierra pronto · a las 2:30 a. m."],
    ["2026-05-04T13:00:00Z", "Cerrado · abre a las 18:00"],
    // Nobody knows the hours of a Wednesday: the week says what is known.
    ["2026-05-06T18:00:00Z", WEEK],
  ])("at %s a card says %s, in the place of its week", (now, text) => {
    vi.setSystemTime(new Date(now));
    const { container } = render(<Cards />);
    act(() => vi.advanceTimersByTime(IDLE_MS));
    expect([...container.querySelectorAll("p")].map((place) => place.textContent)).toEqual([text, WEEK]);
  });
});
