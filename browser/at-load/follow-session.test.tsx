// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { followSession } from "./follow-session";
import { makeSheetsModal } from "./modal-sheets";

const reload = vi.fn();

function setCookie(hint: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = hint === null ? "cuenta=; max-age=0" : `cuenta=${hint}`;
}

beforeEach(() => {
  vi.spyOn(location, "reload").mockImplementation(reload);
});
afterEach(() => {
  cleanup();
  setCookie(null);
  followSession();
  vi.restoreAllMocks();
  reload.mockReset();
});

it.each<[string | null, string | undefined]>([
  [null, undefined],
  ["0", undefined],
  ["1", "1"],
  ["1.0000000a", "1"],
  ["admin.0000000b", "admin"],
])("says of the cookie %s that the session is %s", (hint, session) => {
  setCookie(hint);
  followSession();
  expect(document.documentElement.dataset.sesion).toBe(session);
});

it("notices a sign-in in another tab when one comes back, without loading anew what nobody's page was", () => {
  followSession();
  setCookie("1.0000000a");
  fireEvent.focus(window);
  expect(document.documentElement.dataset.sesion).toBe("1");
  expect(reload).not.toHaveBeenCalled();
});

it.each(["0", "1.0000000b", null])("loads an account's page anew when the account is another: %s", (hint) => {
  setCookie("1.0000000a");
  followSession();
  fireEvent.focus(window);
  expect(reload).not.toHaveBeenCalled();
  setCookie(hint);
  fireEvent(window, new Event("pageshow"));
  expect(reload).toHaveBeenCalled();
});

it("marks the links of header and footer that lead to the page one is on", () => {
  const href = "/planes";
  history.replaceState(null, "", href);
  render(
    <>
      <SiteHeader />
      <main>
        <a href={href}>Planes</a>
      </main>
      <SiteFooter contact={[]} />
    </>,
  );
  followSession();
  const marked = [...document.querySelectorAll("a[aria-current=page]")].map((link) => link.getAttribute("href"));
  expect(new Set(marked)).toEqual(new Set([href]));
  expect(marked.length).toBe(document.querySelectorAll(`header a[href="${href}"], footer a[href="${href}"]`).length);
  history.replaceState(null, "", "/");
});

it("closes the menu when one of its links is followed", () => {
  HTMLElement.prototype.hidePopover ??= () => undefined;
  const hide = vi.spyOn(HTMLElement.prototype, "hidePopover");
  makeSheetsModal();
  document.body.innerHTML = '<div popover><a href="#x"><b>Planes</b></a><p>Menú</p></div><a href="#y">Inicio</a>';
  fireEvent.click(document.querySelector("p") as Element);
  fireEvent.click(document.querySelector("body > a") as Element);
  expect(hide).not.toHaveBeenCalled();
  fireEvent.click(document.querySelector("b") as Element);
  expect(hide.mock.contexts).toEqual([document.querySelector("[popover]")]);
  document.body.innerHTML = "";
});
