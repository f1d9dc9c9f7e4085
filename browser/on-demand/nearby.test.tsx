// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NearbyToggle } from "@/components/directory/quick-filters";
import { currentToast, dismissErrors } from "@/lib/browser/toasts";
import { start } from "./nearby";

const followed = vi.fn();
const follow = (event: Event) => {
  event.preventDefault();
  if (event.target instanceof HTMLAnchorElement) followed(event.target.getAttribute("href"), event.target.dataset.link);
};

function show(
  state: ComponentProps<typeof NearbyToggle>["state"],
  getCurrentPosition: Geolocation["getCurrentPosition"],
): HTMLElement {
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition } });
  render(
    <>
      <NearbyToggle state={state} nearbyHref="/negocios?sort=nearby" usualHref="/negocios" />
      <section hidden data-parte="sin-posicion" />
    </>,
  );
  const button = screen.getByRole("button", { name: /Cerca de mí/ });
  start(button);
  return button;
}
const isHelped = () => !document.querySelector("section")?.hidden;
const refuse: Geolocation["getCurrentPosition"] = (_, fail) => fail?.({ code: 1 } as GeolocationPositionError);
const locate: Geolocation["getCurrentPosition"] = (succeed) =>
  succeed({ coords: { latitude: 19.35, longitude: -99.06 } } as Partial<GeolocationPosition> as GeolocationPosition);

beforeEach(() => {
  document.addEventListener("click", follow);
});
afterEach(() => {
  document.removeEventListener("click", follow);
  cleanup();
  dismissErrors();
  followed.mockReset();
  vi.unstubAllGlobals();
});

it("tells of a position that cannot be had as of an error, which outlasts the browser's question, until it can", async () => {
  fireEvent.click(show("off", refuse));
  await waitFor(() => expect(currentToast()).toMatchObject({ variant: "destructive", durationMs: 8000 }));
  expect(currentToast()?.text).toBe("No se pudo obtener tu ubicación.");
  expect([isHelped(), followed.mock.calls]).toEqual([true, []]);
  cleanup();
  const cookie = vi.spyOn(document, "cookie", "set");
  fireEvent.click(show("off", locate));
  await waitFor(() => expect(followed).toHaveBeenCalledExactlyOnceWith("/negocios?sort=nearby", "replace"));
  expect([currentToast(), isHelped()]).toEqual([null, false]);
  expect(cookie.mock.calls.at(-1)?.[0]).toContain("19.35");
});

it("says that it is looking, and cannot be pressed meanwhile", async () => {
  const button = show("off", () => undefined);
  fireEvent.click(button);
  expect([button.textContent, button.ariaDisabled === "true"]).toEqual(["Ubicando…", true]);
});

it("goes on from what was chosen while it looked", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const button = show("off", (succeed) => void promise.then(() => locate(succeed)));
  fireEvent.click(button);
  const other = button.cloneNode(true) as HTMLElement;
  other.dataset.cerca = "/negocios?category=salud&sort=nearby";
  button.replaceWith(other);
  resolve();
  await waitFor(() => expect(followed).toHaveBeenCalledExactlyOnceWith(other.dataset.cerca, "replace"));
  // As it was drawn: who drew it takes it away.
  other.replaceWith(button);
});

it("leads back to the usual order", () => {
  fireEvent.click(show("on", locate));
  expect(followed).toHaveBeenCalledExactlyOnceWith("/negocios", "replace");
});

it("asks by itself where the address has distances", async () => {
  const button = show("missing", locate);
  expect(button.dataset.scriptNow).toBe("nearby");
  await waitFor(() => expect(followed).toHaveBeenCalledExactlyOnceWith("/negocios?sort=nearby", "replace"));
});

it("stays with the usual order, which is there, where the address has distances and no position is to be had", async () => {
  history.replaceState(null, "", "/negocios?sort=nearby");
  const chips = document.createElement("p");
  chips.innerHTML = `<a href="/negocios?abierto=1&sort=nearby&radio=3">Abierto</a><i data-parte="ocultos"><b></b></i>`;
  document.body.append(chips);
  show("missing", refuse);
  await waitFor(() => expect(location.search).toBe(""));
  expect(chips.innerHTML).toBe('<a href="/negocios?abierto=1">Abierto</a><i data-parte="ocultos"></i>');
  chips.remove();
  expect([location.pathname, isHelped(), followed.mock.calls, currentToast()?.title]).toEqual([
    ...["/negocios", true, [], "Aviso"],
  ]);
});
