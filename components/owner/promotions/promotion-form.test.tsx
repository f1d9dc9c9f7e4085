// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { formFailure } from "@/lib/forms/form-state";
import { emptyDraft } from "@/lib/promotions/draft";
import { PROMOTION_MESSAGES } from "@/lib/promotions/messages";
import { PROMOTION_PATH_FIELD } from "@/lib/promotions/model";
import { PromotionForm } from "./promotion-form";

const PATH = "promociones/b1/a.webp";
const TAKEN = { kind: "taken", url: `/storage/v1/object/public/promociones/${PATH}`, path: PATH, isWaiting: false };

/** The pictures that were sent; a test says how each ends. */
const sent: Pick<XMLHttpRequest, "onload" | "onerror">[] = [];

class Sent {
  upload = {};
  responseURL = "";
  responseText = JSON.stringify(TAKEN);
  onload = null;
  onerror = null;
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    sent.push(this);
  }
}

const router = {} as Partial<AppRouterInstance> as AppRouterInstance;
const action = vi.fn(async (_: FormData) => formFailure("Guardada no, pero llegó."));
const noteDirty = vi.fn();

beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", Sent);
  render(
    <AppRouterContext value={router}>
      <PromotionForm
        {...{ businessId: "b1", action, noteDirty, cancel: null }}
        draft={emptyDraft("p1")}
        onSaved={() => undefined}
      />
    </AppRouterContext>,
  );
});

afterEach(() => {
  cleanup();
  sent.length = 0;
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const save = () => fireEvent.click(screen.getByRole("button", { name: /Crear promoción|Guardando/ }));
const press = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const says = (words: string) => vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain(words));
const stored = () => action.mock.calls.map(([form]) => form.get(PROMOTION_PATH_FIELD));

async function choose(): Promise<void> {
  const file = new File(["x"], "foto.jpg", { type: "image/jpeg" });
  fireEvent.change(screen.getByLabelText(/Imagen/), { target: { files: [file] } });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
}

const ends = (how: "onload" | "onerror") =>
  act(async () => sent[0]?.[how]?.call(sent[0] as XMLHttpRequest, {} as never));

it("is not stored while its picture is on its way, and with it afterwards", async () => {
  await choose();
  expect(noteDirty).toHaveBeenLastCalledWith(true);
  save();
  await says(PROMOTION_MESSAGES.pictureOnItsWay);
  expect(stored()).toEqual([]);
  await ends("onload");
  save();
  await says("Guardada no, pero llegó.");
  expect(stored()).toEqual([PATH]);
});

it("is not stored without a picture that could not be sent, until it is taken off", async () => {
  await choose();
  await ends("onerror");
  save();
  await vi.waitFor(() => expect(document.body.textContent).toContain(PROMOTION_MESSAGES.pictureNotSent));
  expect(stored()).toEqual([]);
  press(/^Quitar/);
  save();
  await vi.waitFor(() => expect(stored()).toEqual([""]));
});

it("is stored without a picture that was canceled, or when none was chosen", async () => {
  save();
  await vi.waitFor(() => expect(stored()).toEqual([""]));
  await choose();
  press(/^Cancelar foto/);
  save();
  await vi.waitFor(() => expect(stored()).toEqual(["", ""]));
});
