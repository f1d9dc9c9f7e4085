// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { followSession } from "@/browser/at-load/follow-session";
import { DRAFTS_KEY, writePersonal } from "@/lib/auth/personal-storage";
import type { SectionDraft } from "@/lib/owner/section-draft";
import { keepDraft } from "./personal-drafts";

const ANA = "0000000a";
const LUIS = "0000000b";
const draft: SectionDraft = { at: Date.now(), baseVersion: "{}", values: { nombre: ["Tienda"] } };

/** Sets the account as the server does at a sign-in, when a session has ended by itself, or when somebody leaves. */
function setAccount(account: string | null | "left"): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = account === "left" ? "cuenta=0" : account ? `cuenta=1.${account}` : "cuenta=; max-age=0";
}

/** Another page is opened by that account, or by nobody. */
function openAs(account: Parameters<typeof setAccount>[0]): void {
  setAccount(account);
  followSession();
}

beforeEach(() => localStorage.clear());

it("what an owner typed waits for the same account when the session has ended by itself", () => {
  openAs(ANA);
  const keeper = keepDraft("datos");
  openAs(null);
  // The page of the ended session is still open, and typed in.
  keeper.write(draft);
  expect(keepDraft("datos").read()).toBeNull();
  openAs(ANA);
  expect(keepDraft("datos").read()).toEqual(draft);
  expect(keepDraft("redes").read()).toBeNull();
});

it("is neither shown to another account nor kept beside it", () => {
  openAs(ANA);
  keepDraft("datos").write(draft);
  openAs(null);
  openAs(LUIS);
  expect(keepDraft("datos").read()).toBeNull();
  expect(localStorage.getItem(DRAFTS_KEY)).toBeNull();
});

it("is forgotten by the button that ends the session, and by no other", () => {
  openAs(ANA);
  keepDraft("datos").write(draft);
  for (const action of ["/buscar", "/auth/salir"]) {
    render(<form aria-label={action} action={action} onSubmit={(event) => event.preventDefault()} />);
  }
  fireEvent.submit(screen.getByRole("form", { name: "/buscar" }));
  expect(keepDraft("datos").read()).toEqual(draft);
  fireEvent.submit(screen.getByRole("form", { name: "/auth/salir" }));
  expect(localStorage.getItem(DRAFTS_KEY)).toBeNull();
});

it("is not kept of a tab that stayed open when the account left in another one", () => {
  openAs(ANA);
  const keeper = keepDraft("datos");
  keeper.write(draft);
  setAccount("left");
  keeper.write({ ...draft, values: { nombre: ["Más"] } });
  openAs("left");
  keeper.write(draft);
  expect(localStorage.getItem(DRAFTS_KEY)).toBeNull();
  openAs(ANA);
  expect(keepDraft("datos").read()).toBeNull();
  keepDraft("datos").write(draft);
  expect(keepDraft("datos").read()).toEqual(draft);
});

it("is forgotten with an account that is deleted, or left without scripts", () => {
  openAs(ANA);
  keepDraft("datos").write(draft);
  openAs("left");
  expect(localStorage.getItem(DRAFTS_KEY)).toBeNull();
});

it("of a tab that stayed open takes nothing of the account that came after", () => {
  openAs(ANA);
  const keeper = keepDraft("datos");
  openAs(LUIS);
  keepDraft("redes").write(draft);
  keeper.write(draft);
  keeper.write(null);
  expect(keepDraft("redes").read()).toEqual(draft);
});

it("is forgotten a week after something was last typed", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 1) });
  openAs(ANA);
  writePersonal("reg_email", "ana@example.com");
  keepDraft("datos").write({ ...draft, at: Date.now() });
  vi.setSystemTime(Date.UTC(2026, 10, 7, 23, 59));
  followSession();
  expect(localStorage.getItem("reg_email")).toBe("ana@example.com");
  expect(keepDraft("datos").read()).not.toBeNull();
  vi.setSystemTime(Date.UTC(2026, 10, 8, 0, 1));
  followSession();
  expect([localStorage.getItem("reg_email"), localStorage.getItem(DRAFTS_KEY)]).toEqual([null, null]);
  vi.useRealTimers();
});

it("of nobody in particular is not kept", () => {
  openAs(null);
  keepDraft("datos").write(draft);
  expect(localStorage.getItem(DRAFTS_KEY)).toBeNull();
});
