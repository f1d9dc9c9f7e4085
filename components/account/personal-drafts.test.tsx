// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SectionDraft } from "@/lib/owner/section-draft";
import { AccountWatch } from "./account-watch";
import { keepDraft } from "./personal-drafts";
import { DRAFTS_KEY } from "./personal-storage";

vi.mock("next/navigation", () => ({ usePathname: () => "/" }));

const ANA = "0000000a";
const LUIS = "0000000b";
const draft: SectionDraft = { at: Date.now(), seen: "{}", values: { nombre: ["Tienda"] } };

/** Another page is opened by that account, or by nobody. */
function openAs(account: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = account ? `cuenta=1.${account}` : "cuenta=; max-age=0";
  cleanup();
  render(<AccountWatch />);
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

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

it("of nobody in particular is not kept", () => {
  openAs(null);
  keepDraft("datos").write(draft);
  expect(localStorage.getItem(DRAFTS_KEY)).toBeNull();
});
