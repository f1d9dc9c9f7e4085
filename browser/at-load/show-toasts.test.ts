// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showToast } from "@/lib/browser/toasts";
import { showToasts } from "./show-toasts";

showToasts();

describe("a toast", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '<div id="avisos" role="status"></div>';
    showToast({ title: "Aviso", text: "Dirección copiada" });
  });

  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it("is announced, and goes after three seconds", () => {
    expect(screen.getByRole("status").textContent).toContain("Dirección copiada");
    vi.advanceTimersByTime(3000);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it.each([
    ["mouseenter", "mouseleave"],
    ["focusin", "focusout"],
  ])("waits from %s to %s", (begin, end) => {
    const toast = screen.getByText("Dirección copiada").closest(".toast");
    toast?.dispatchEvent(new Event(begin));
    vi.advanceTimersByTime(10_000);
    expect(screen.queryByText("Dirección copiada")).not.toBeNull();
    toast?.dispatchEvent(new Event(end));
    vi.advanceTimersByTime(3000);
    expect(screen.queryByText("Dirección copiada")).toBeNull();
  });

  it("closes by its button", () => {
    fireEvent.click(screen.getByRole("button", { name: "Cerrar aviso" }));
    expect(screen.queryByText("Dirección copiada")).toBeNull();
  });

  it("closes on Escape, wherever the focus is", () => {
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(screen.queryByText("Dirección copiada")).toBeNull();
  });

  it("of an error stays on the page where it happened", () => {
    vi.advanceTimersByTime(3000);
    showToast({ title: "Mal", text: "", variant: "destructive" });
    screen.getByText("Mal").closest(".toast")?.dispatchEvent(new Event("mouseenter"));
    fireEvent(window, new Event("popstate"));
    expect(screen.queryByText("Mal")).toBeNull();
    // What lay under the pointer is gone: the next one goes by itself.
    showToast({ title: "Bien", text: "" });
    vi.advanceTimersByTime(3000);
    expect(screen.queryByText("Bien")).toBeNull();
  });

  it("does what it offers, and goes", () => {
    const run = vi.fn();
    vi.advanceTimersByTime(3000);
    showToast({ title: "Versión nueva", text: "Lista", action: { label: "Actualizar", run } });
    // Nobody is hurried.
    vi.advanceTimersByTime(3_600_000);
    fireEvent.click(screen.getByRole("button", { name: "Actualizar" }));
    expect(run).toHaveBeenCalledOnce();
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("leads where it says, and goes", () => {
    vi.advanceTimersByTime(3000);
    showToast({ title: "Ventas", text: "Escríbenos", action: { label: "Ir a soporte", href: "/soporte" } });
    const link = screen.getByRole("link", { name: "Ir a soporte" });
    expect(link.getAttribute("href")).toBe("/soporte");
    // A browser follows it once it has been clicked.
    fireEvent.click(link);
    expect(link.isConnected).toBe(true);
    vi.advanceTimersByTime(1);
    expect(screen.getByRole("status").textContent).toBe("");
  });
});
