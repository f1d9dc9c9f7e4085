// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FactCheck } from "@/components/business-page/changed-block";
import { GalleryBlock } from "@/components/business-page/gallery-block";
import { ShareMenu } from "@/components/business-page/share-menu";
import { PhoneOnTap } from "@/components/businesses/phone-link";
import { PromotionCarousel } from "@/components/promotions/promotion-carousel";
import { currentToast, dismissToast } from "@/lib/browser/toasts";
import { toBusiness } from "@/lib/businesses/mapper";
import { start as startCarousel } from "./carousel";
import { start as checkFact } from "./fact-check";
import { start as openGallery } from "./gallery";
import { start as askForPhone } from "./phone";
import { start as share } from "./share";

const answer = vi.fn<typeof fetch>();
const at = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E;

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal("fetch", answer);
});
afterEach(() => {
  cleanup();
  dismissToast(currentToast()?.id ?? 0);
  vi.unstubAllGlobals();
});

describe("«Ver teléfono»", () => {
  const CONTACT = {
    name: "Susi",
    phone: "55 1234 5678",
    callHref: "tel:+525512345678",
    whatsappUrl: "https://wa.me/52",
  };
  const business = { slug: "susi", name: "Susi" };
  const show = () => {
    render(
      <>
        <PhoneOnTap business={business} shows="both" className="a" whatsappClassName="b" />
        <PhoneOnTap business={business} shows="number" className="c" />
        <PhoneOnTap business={{ slug: "otra", name: "Otra" }} shows="call" className="d" />
      </>,
    );
    for (const place of document.querySelectorAll<HTMLElement>("[data-telefono]")) askForPhone(place);
    expect(screen.queryAllByRole("link")).toEqual([]);
    fireEvent.submit(at("form"));
  };

  it("puts the number into every place of the business, and the focus where it was asked for", async () => {
    answer.mockResolvedValue(Response.json(CONTACT));
    show();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Llamar 55 1234 5678 a Susi"));
    expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Llamar 55 1234 5678 a Susi", CONTACT.callHref],
      ["WhatsApp de Susi (abre otra pestaña)", CONTACT.whatsappUrl],
      ["55 1234 5678 a Susi", CONTACT.callHref],
    ]);
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Ver teléfono de Otra"]);
    expect(at("a").dataset.copia).toBe(CONTACT.phone);
  });

  it("shows a text that nobody can dial", async () => {
    answer.mockResolvedValue(Response.json({ ...CONTACT, phone: "pregunte", callHref: null, whatsappUrl: null }));
    show();
    await waitFor(() => expect(at("a").textContent).toBe("pregunte"));
    expect(at("a").hasAttribute("href")).toBe(false);
  });

  it.each<[string, () => Promise<Response>, string]>([
    ["429", async () => new Response("", { status: 429 }), "Ya se pidieron muchos teléfonos desde tu conexión."],
    ["500", async () => new Response("", { status: 500 }), "No pudimos mostrarlo."],
    ["no connection", () => Promise.reject(new TypeError()), "No pudimos mostrarlo."],
  ])("says what went wrong, and can be pressed again: %s", async (_, respond, words) => {
    answer.mockImplementation(respond);
    show();
    fireEvent.submit(at("form"));
    await waitFor(() => expect(currentToast()?.text).toContain(words));
    expect(answer).toHaveBeenCalledOnce();
    fireEvent.submit(at("form"));
    expect(answer).toHaveBeenCalledTimes(2);
  });
});

describe("«¿Sigue siendo así?»", () => {
  const press = (name: string) => {
    render(<FactCheck slug="susi" fact="telefono" />);
    checkFact(at("form"));
    // As browsers do with a submit button, which the document of these tests leaves out.
    const button = screen.getAllByRole("button").find(({ textContent }) => textContent === name);
    const event = Object.assign(new Event("submit", { cancelable: true }), { submitter: button });
    at("form").dispatchEvent(event);
    expect(screen.getByRole("status").textContent).toBe("Enviando…");
    expect(screen.queryByRole("button")).toBeNull();
  };

  it("sends the answer, and says what became of it", async () => {
    answer.mockResolvedValue(new Response("Gracias, lo anotamos."));
    press("Sí, el teléfono");
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Gracias, lo anotamos."));
    expect(Object.fromEntries(answer.mock.calls[0]?.[1]?.body as URLSearchParams)).toEqual({
      ...{ negocio: "susi", dato: "telefono", respuesta: "si" },
    });
  });

  it("says that it was not kept", async () => {
    answer.mockRejectedValue(new TypeError());
    press("No, el teléfono");
    await waitFor(() => expect(screen.getByRole("status").textContent).toContain("No pudimos guardar tu respuesta."));
  });
});

describe("the gallery", () => {
  const pictures = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"].map((name) => `negocios/${name}.webp`);
  const open = (place: number) => {
    const row = { id: "b1", slug: "susi", nombre: "Susi", plan_type: "premium", gallery_images: pictures };
    render(<GalleryBlock business={toBusiness(row)} />);
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    openGallery(at("[data-script=gallery]"));
    fireEvent.click(document.querySelectorAll("a[data-foto]")[place] as Element);
  };
  const counter = () => at("dialog [aria-live]").textContent;
  const shown = () => at("dialog li[aria-hidden=false] img").getAttribute("alt");
  const step = (name: string) => fireEvent.click(at(`[aria-label="${name}"]`));

  it("opens on the picture that was tapped, and goes round", () => {
    open(1);
    expect([counter(), shown()]).toEqual(["2 / 12", "Foto 2 de Susi"]);
    step("Foto anterior");
    step("Foto anterior");
    expect([counter(), shown()]).toEqual(["12 / 12", "Foto 12 de Susi"]);
    fireEvent.keyDown(at("dialog"), { key: "ArrowRight" });
    expect([counter(), shown()]).toEqual(["1 / 12", "Foto 1 de Susi"]);
    expect(document.activeElement).toBe(document.querySelectorAll("a[data-foto]")[1]);
  });

  it("asks at once for the pictures beside the one that is seen, and for no others", () => {
    open(0);
    const eager = [...document.querySelectorAll("dialog img")].map((picture) => picture.getAttribute("loading"));
    expect(eager.map((loading) => loading === "eager")).toEqual([true, true, ...Array(10).fill(false)]);
  });
});

it("a carousel moves by a slide, and its buttons end at the edges", () => {
  render(
    <PromotionCarousel>
      <li>1</li>
      <li>2</li>
    </PromotionCarousel>,
  );
  const row = screen.getByRole("list");
  const size = { clientWidth: 300, scrollWidth: 640, scrollLeft: 0 };
  for (const name of Object.keys(size) as (keyof typeof size)[])
    Object.defineProperty(row, name, { get: () => size[name] });
  Object.defineProperty(row.firstElementChild, "offsetWidth", { value: 320 });
  const scrollBy = vi.spyOn(row, "scrollBy").mockImplementation(() => undefined);
  startCarousel(at("[data-script=carousel]"));
  const ended = () => screen.getAllByRole("button").map((button) => button.getAttribute("aria-disabled"));
  const [before, after] = screen.getAllByRole("button") as [HTMLElement, HTMLElement];
  expect(ended()).toEqual(["true", "false"]);
  fireEvent.click(before);
  expect(scrollBy).not.toHaveBeenCalled();
  fireEvent.click(after);
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: 320 });
  size.scrollLeft = 338;
  fireEvent.scroll(row);
  expect(ended()).toEqual(["false", "true"]);
});

describe("«Compartir»", () => {
  const press = () => {
    render(<ShareMenu businessName="Susi" address="https://iztapalapa.example/negocio/susi" className="" />);
    const button = screen.getByRole("button", { name: "Compartir" });
    share(button);
    return !fireEvent.click(button);
  };

  it("is the phone's own sheet where there is one", () => {
    const sheet = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { share: sheet });
    expect(press()).toBe(true);
    expect(sheet).toHaveBeenCalledExactlyOnceWith({ title: "Susi", url: location.origin + location.pathname });
  });

  it.each<[string, boolean]>([
    ["AbortError", false],
    ["NotAllowedError", true],
  ])("is our menu when the sheet ends with %s: %s", async (name, isOpened) => {
    vi.stubGlobal("navigator", { share: () => Promise.reject(new DOMException("", name)) });
    const showPopover = vi.fn();
    HTMLElement.prototype.showPopover = showPopover;
    press();
    await Promise.resolve();
    await waitFor(() => expect(showPopover.mock.calls.length).toBe(Number(isOpened)));
  });

  it("is our menu elsewhere", () => {
    vi.stubGlobal("navigator", {});
    expect(press()).toBe(false);
  });
});
