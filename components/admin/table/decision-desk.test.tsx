// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type FormState, formFailure } from "@/lib/forms/form-state";
import type { Decided } from "@/lib/review/decision";
import type { TableRow } from "@/lib/review/table-row";
import { DecisionDesk, rowPlace, UndoHere, useDecisionDesk } from "./decision-desk";

const ROW: TableRow = {
  id: "10000000-0000-4000-8000-000000000001",
  name: "Estética Flor",
  categorySlug: "otros-negocios",
  plan: "free",
  status: "pendiente",
  isDeleted: false,
  isFeatured: false,
  phone: null,
  createdAt: new Date(0),
  key: "",
};
const DONE: FormState<Decided> = { kind: "decided", decision: ROW.id, changed: 1, kept: 0, path: "/admin" };

function Row() {
  const { current, decide } = useDecisionDesk();
  return (
    <>
      <p>{current(ROW).status}</p>
      <button type="button" onClick={() => decide([ROW], "aprobar", rowPlace(ROW.id))}>
        Aprobar
      </button>
      <UndoHere place={rowPlace(ROW.id)} />
    </>
  );
}

async function approve(answers: { decide?: FormState<Decided>; undo?: FormState<Decided> } = {}) {
  const { decide = DONE, undo = DONE } = answers;
  render(
    <DecisionDesk
      actions={{ decide: async () => decide, undo: async () => undo }}
      stamp="1"
      cards={[]}
      rows={[]}
      vista=""
    >
      <Row />
    </DecisionDesk>,
  );
  await act(async () => screen.getByText("Aprobar").click());
}
const way = () => screen.queryByText("Deshacer");
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("the way back is there for ten seconds", async () => {
  await approve();
  expect(screen.getByText("aprobado")).toBeDefined();
  pass(9);
  expect(way()).not.toBeNull();
  pass(2);
  expect(way()).toBeNull();
});

it("the pointer on it holds it, as long as the database does", async () => {
  await approve();
  pass(9);
  fireEvent.mouseEnter(way()?.parentElement as Element);
  pass(5);
  fireEvent.mouseLeave(way()?.parentElement as Element);
  expect(way()).not.toBeNull();
  fireEvent.focus(way() as Element);
  pass(4);
  expect(way()).not.toBeNull();
  pass(2);
  expect(way()).toBeNull();
});

it.each([
  ["goes back when it is taken", DONE, "pendiente"],
  ["stays when the server refuses", formFailure("Ya pasó el tiempo para deshacer."), "aprobado"],
])("what was decided %s", async (_, undo, status) => {
  await approve({ undo });
  await act(async () => way()?.click());
  expect(screen.getByText(status)).toBeDefined();
  expect(way()).toBeNull();
});

it("what the server does not take is not on the screen, and cannot be undone", async () => {
  await approve({ decide: formFailure("No se pudo actualizar el estado de aprobación.") });
  expect(screen.getByText("pendiente")).toBeDefined();
  expect(way()).toBeNull();
});
