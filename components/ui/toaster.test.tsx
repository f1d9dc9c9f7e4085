// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showToast } from "./toast-queue";
import { Toaster } from "./toaster";

describe("Toaster", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<Toaster />);
    act(() => showToast({ title: "Aviso", text: "Dirección copiada" }));
  });

  afterEach(() => {
    act(() => vi.runAllTimers());
    cleanup();
    vi.useRealTimers();
  });

  it("announces a toast and takes it away after three seconds", () => {
    expect(screen.getByRole("status").textContent).toContain("Dirección copiada");
    act(() => vi.advanceTimersByTime(3000));
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("waits while the pointer is on it", () => {
    const text = screen.getByText("Dirección copiada");
    fireEvent.mouseEnter(text);
    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.queryByText("Dirección copiada")).not.toBeNull();
    fireEvent.mouseLeave(text);
    act(() => vi.advanceTimersByTime(3000));
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

  it("leaves an error on the page where it happened", () => {
    cleanup();
    const on = (path: string) => (
      <PathnameContext value={path}>
        <Toaster />
      </PathnameContext>
    );
    const { rerender } = render(on("/"));
    act(() => vi.advanceTimersByTime(3000));
    act(() => showToast({ title: "Mal", text: "", variant: "destructive" }));
    fireEvent.mouseEnter(screen.getByText("Mal"));
    rerender(on("/"));
    expect(screen.queryByText("Mal")).not.toBeNull();
    rerender(on("/planes"));
    expect(screen.queryByText("Mal")).toBeNull();
    // What lay under the pointer is gone: the next one goes by itself.
    act(() => showToast({ title: "Bien", text: "" }));
    act(() => vi.advanceTimersByTime(3000));
    expect(screen.queryByText("Bien")).toBeNull();
  });

  it("does what it offers, and goes", () => {
    const run = vi.fn();
    act(() => vi.advanceTimersByTime(3000));
    act(() => showToast({ title: "Versión nueva", text: "Lista", action: { label: "Actualizar", run } }));
    fireEvent.click(screen.getByRole("button", { name: "Actualizar" }));
    expect(run).toHaveBeenCalledOnce();
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("leads where it says, and goes", () => {
    act(() => vi.advanceTimersByTime(3000));
    act(() => showToast({ title: "Ventas", text: "Escríbenos", action: { label: "Ir a soporte", href: "/soporte" } }));
    const link = screen.getByRole("link", { name: "Ir a soporte" });
    expect(link.getAttribute("href")).toBe("/soporte");
    // A browser follows it once it has been clicked.
    fireEvent.click(link);
    expect(link.isConnected).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole("status").textContent).toBe("");
  });
});
