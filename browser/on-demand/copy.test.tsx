// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ContactCard } from "@/components/business-page/contact-card";
import { CopyButton } from "@/components/businesses/copy-button";
import { listedBusiness } from "@/components/directory/listed-business";
import { ResultCard } from "@/components/directory/result-card";
import { currentToast, dismissToast } from "@/lib/browser/toasts";
import { toBusiness, toBusinessCard } from "@/lib/businesses/mapper";
import { start } from "./copy";

const PHONE = "55 1234 5678";
const SUSI = { id: "b1", slug: "susi", nombre: "Susi", telefono: PHONE };
const FOUND = { distanceKm: null, isFuzzy: false, isPromoted: false };
const card = listedBusiness({ ...toBusinessCard(SUSI), ...FOUND });

const PLACES: readonly (readonly [string, () => ReactNode])[] = [
  ["of a list", () => <ResultCard business={card} pictureSizes="20rem" />],
  ["of the listing", () => <ContactCard business={toBusiness(SUSI)} today="2026-05-04" />],
];

const writeText = vi.fn();

/** Presses "Llamar"; whether the link was kept from dialling. */
function call(place: ReactNode, isAtADesk: boolean): boolean {
  vi.stubGlobal("matchMedia", () => ({ matches: isAtADesk }));
  render(place);
  const link = screen.getByRole("link", { name: /^Llamar/ });
  expect(link.dataset.script).toBe("copy");
  start(link);
  expect(link.getAttribute("href")).toBe("tel:+525512345678");
  const click = createEvent.click(link);
  fireEvent(link, click);
  return click.defaultPrevented;
}

beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
});

afterEach(() => {
  cleanup();
  dismissToast(currentToast()?.id ?? 0);
  vi.unstubAllGlobals();
});

describe.each(PLACES)('"Llamar" %s', (_, place) => {
  it("copies the number at a desk, and says so", async () => {
    expect(call(place(), true)).toBe(true);
    await waitFor(() => expect(currentToast()?.title).toBe("Número copiado"));
    expect(currentToast()?.text).toBe("Se copió al portapapeles.");
    expect(writeText.mock.calls).toEqual([[PHONE]]);
  });

  it("says at a desk that the number could not be copied", async () => {
    writeText.mockRejectedValue(new DOMException("denied", "NotAllowedError"));
    document.execCommand = () => false;
    call(place(), true);
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: "No se pudo copiar", text: "Copia el número manualmente." }),
    );
  });

  it("dials on a phone", () => {
    expect(call(place(), false)).toBe(false);
    expect(writeText).not.toHaveBeenCalled();
  });
});

describe("a button", () => {
  const press = (text: string | null) => {
    render(
      <CopyButton text={text} className="">
        Copiar
      </CopyButton>,
    );
    const button = screen.getByRole("button");
    start(button);
    fireEvent.click(button);
  };

  it.each([
    ["the text that it has", "Ermita 1", "Ermita 1", "Dirección copiada"],
    ["the page's address", "", null, "Enlace copiado"],
  ])("copies %s, and says so", async (_, text, copied, words) => {
    press(text);
    await waitFor(() => expect(currentToast()?.text).toBe(words));
    expect(writeText.mock.calls).toEqual([[copied ?? location.origin + location.pathname]]);
  });

  it("says that nothing was copied", async () => {
    writeText.mockRejectedValue(new DOMException("denied", "NotAllowedError"));
    document.execCommand = () => false;
    press("Ermita 1");
    await waitFor(() => expect(currentToast()?.text).toBe("No se pudo copiar. Inténtalo de nuevo."));
  });

  it("without a text cannot be pressed", () => {
    press(null);
    expect(writeText).not.toHaveBeenCalled();
  });
});
