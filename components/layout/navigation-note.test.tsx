// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beginNavigation } from "@/components/ui/pending-navigation";
import { currentToast, showToast } from "@/lib/browser/toasts";
import { NavigationNote } from "./navigation-note";

const shown = () => ({
  isTaken: document.querySelector(".loading-line") !== null,
  text: document.querySelector("[aria-live]")?.textContent,
});

function begin(href: string): () => void {
  let end: (() => void) | undefined;
  act(() => {
    end = beginNavigation(href);
  });
  return () => end?.();
}

const NOTHING = { isTaken: false, text: "" };

describe("NavigationNote", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("says at once that a page was asked for, and which after 400 ms, until it is there", () => {
    render(<NavigationNote />);
    expect(shown()).toEqual(NOTHING);
    const end = begin("/negocio/tlapaleria-susi");
    expect(shown()).toEqual({ isTaken: true, text: "" });
    act(() => vi.advanceTimersByTime(399));
    expect(shown().text).toBe("");
    act(() => vi.advanceTimersByTime(1));
    expect(shown()).toEqual({ isTaken: true, text: "Cargando negocio..." });
    act(() => end());
    expect(shown()).toEqual(NOTHING);
  });

  it("follows whoever taps twice to the second page alone", () => {
    render(<NavigationNote />);
    const end = begin("/negocio/uno");
    act(() => vi.advanceTimersByTime(399));
    const endSecond = begin("/planes");
    act(() => end());
    act(() => vi.advanceTimersByTime(399));
    expect(shown()).toEqual({ isTaken: true, text: "" });
    act(() => vi.advanceTimersByTime(1));
    expect(shown().text).toBe("Cargando…");
    act(() => endSecond());
  });

  it("takes the error of the page one leaves away", () => {
    render(<NavigationNote />);
    showToast({ title: "⚠️ Campo vacío", text: "", variant: "destructive" });
    act(() => begin("/negocios?q=tacos")());
    expect(currentToast()).toBeNull();
  });

  it("says that a form was taken that loads a page, and forgets it when the page comes back", () => {
    render(
      <>
        <NavigationNote />
        <form action="/negocios" aria-label="Buscar" />
      </>,
    );
    const form = screen.getByRole("form");
    fireEvent.submit(form);
    expect(form.getAttribute("aria-busy")).toBe("true");
    act(() => vi.advanceTimersByTime(400));
    expect(shown()).toEqual({ isTaken: true, text: "Cargando negocios..." });
    act(() => void fireEvent(window, new Event("pageshow")));
    expect(form.hasAttribute("aria-busy")).toBe(false);
    expect(shown()).toEqual(NOTHING);
  });

  it.each([{ "data-download": true }, { target: "_blank" }])("leaves a form alone that brings a file: %j", (marked) => {
    render(
      <>
        <NavigationNote />
        <form action="/admin/exportar/negocios" method="post" aria-label="Exportar" {...marked} />
      </>,
    );
    fireEvent.submit(screen.getByRole("form"));
    expect(shown()).toEqual(NOTHING);
  });

  it("leaves forms alone that stay on the page", () => {
    render(
      <>
        <form aria-label="Guardar" onSubmit={(event) => event.preventDefault()} />
        <NavigationNote />
      </>,
    );
    fireEvent.submit(screen.getByRole("form"));
    expect(shown()).toEqual(NOTHING);
  });
});
