// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { start as tellSteps } from "@/browser/on-demand/install-steps";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { InstallButton } from "@/components/pwa/install-button";
import { InstallLink } from "@/components/pwa/install-link";
import { currentToast, dismissToast } from "@/lib/browser/toasts";
import { offerInstall } from "./offer-install";

const DEVICES = {
  iPhone: { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1", maxTouchPoints: 5 },
  iPad: { userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15", maxTouchPoints: 5 },
  Mac: { userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15", maxTouchPoints: 0 },
  Android: { userAgent: "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile", maxTouchPoints: 5 },
};

const PLACES = {
  "a link of a page": <InstallLink className="">Descargar App</InstallLink>,
  "the header": <SiteHeader />,
  "the footer": <SiteFooter contact={[]} />,
};

beforeAll(() => offerInstall(tellSteps));

beforeEach(() => {
  // Where it leads is nobody's matter here.
  document.addEventListener("click", stay);
});

afterEach(() => {
  document.removeEventListener("click", stay);
  for (let toast = currentToast(); toast; toast = currentToast()) dismissToast(toast.id);
  cleanup();
  vi.unstubAllGlobals();
});

let isLedOn = false;
function stay(event: Event): void {
  isLedOn = !event.defaultPrevented;
  event.preventDefault();
}

const use = (device: keyof typeof DEVICES) => vi.stubGlobal("navigator", { ...DEVICES[device], onLine: true });

describe.each(Object.keys(PLACES) as (keyof typeof PLACES)[])("«Descargar App» in %s", (place) => {
  it.each<[keyof typeof DEVICES, string | undefined]>([
    ["iPhone", "Toca Compartir y luego «Agregar a pantalla de inicio»."],
    ["iPad", "Toca Compartir y luego «Agregar a pantalla de inicio»."],
    ["Mac", undefined],
    ["Android", undefined],
  ])("on %s says %s, or leads to the page that explains it", (device, text) => {
    use(device);
    render(PLACES[place]);
    const links = screen.getAllByText("Descargar App");
    for (const link of links) {
      fireEvent.click(link);
      expect([currentToast()?.text, isLedOn]).toEqual([text, text === undefined]);
    }
  });
});

it.each<[keyof typeof DEVICES, string]>([
  ["iPhone", "Toca Compartir y luego «Agregar a pantalla de inicio»."],
  ["Android", "Abre el menú del navegador y elige «Instalar aplicación» o «Agregar a la pantalla principal»."],
])("the button of the page on %s says how", (device, text) => {
  use(device);
  render(<InstallButton>Instalar la app</InstallButton>);
  fireEvent.click(screen.getByRole("button"));
  expect(currentToast()?.text).toBe(text);
});

it("shows the browser's own dialog where there is one, once", () => {
  use("Android");
  const prompt = vi.fn(async () => undefined);
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  window.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  render(<InstallLink className="">Descargar App</InstallLink>);
  fireEvent.click(screen.getByText("Descargar App"));
  expect([prompt.mock.calls.length, isLedOn]).toEqual([1, false]);
  fireEvent.click(screen.getByText("Descargar App"));
  expect([prompt.mock.calls.length, isLedOn]).toEqual([1, true]);
});
