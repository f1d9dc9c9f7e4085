import { afterEach, describe, expect, it, vi } from "vitest";
import { currentToast, dismissErrors, dismissToast, onToastChange, showToast } from "./toasts";

function dismissAll() {
  for (let toast = currentToast(); toast !== null; toast = currentToast()) dismissToast(toast.id);
}

describe("the toast queue", () => {
  afterEach(dismissAll);

  it("shows one at a time, in the order they came", () => {
    showToast({ title: "Uno", text: "" });
    showToast({ title: "Dos", text: "" });
    expect(currentToast()?.title).toBe("Uno");
    dismissToast(currentToast()?.id ?? 0);
    expect(currentToast()?.title).toBe("Dos");
  });

  it("does not queue the same toast twice in a row", () => {
    showToast({ title: "Aviso", text: "Dirección copiada" });
    showToast({ title: "Aviso", text: "Dirección copiada" });
    dismissToast(currentToast()?.id ?? 0);
    expect(currentToast()).toBeNull();
  });

  it("keeps errors longer, unless told how long", () => {
    showToast({ title: "Bien", text: "" });
    expect(currentToast()?.durationMs).toBe(3000);
    dismissAll();
    showToast({ title: "Mal", text: "", variant: "destructive" });
    expect(currentToast()?.durationMs).toBe(8000);
    dismissAll();
    showToast({ title: "Aviso", text: "", durationMs: 2500 });
    expect(currentToast()?.durationMs).toBe(2500);
  });

  it("takes errors away once something has succeeded, or when asked to, and nothing else", () => {
    const update = { label: "Actualizar", run: () => undefined };
    showToast({ title: "Hay una versión nueva", text: "", action: update });
    showToast({ title: "Mal", text: "", variant: "destructive" });
    showToast({ title: "Hay otra versión", text: "", action: update });
    const titles = () => {
      const all: string[] = [];
      for (let toast = currentToast(); toast; toast = currentToast()) {
        all.push(toast.title);
        dismissToast(toast.id);
      }
      return all;
    };
    expect(titles()).toEqual(["Mal", "Hay otra versión"]);
    showToast({ title: "Mal", text: "", variant: "destructive" });
    showToast({ title: "Peor", text: "", variant: "destructive" });
    showToast({ title: "Bien", text: "" });
    expect(titles()).toEqual(["Bien"]);
  });

  it("is followed by what it leads to once it was read, and not when something else took it away", () => {
    const onRead = vi.fn();
    const fail = () => showToast({ title: "Mal", text: "", variant: "destructive", onRead });
    fail();
    dismissErrors();
    fail();
    showToast({ title: "Bien", text: "" });
    expect(onRead).not.toHaveBeenCalled();
    dismissAll();
    fail();
    dismissAll();
    expect(onRead).toHaveBeenCalledOnce();
  });

  it("tells its listeners of each change until they leave", () => {
    const listener = vi.fn();
    const stop = onToastChange(listener);
    showToast({ title: "Uno", text: "" });
    stop();
    dismissAll();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
