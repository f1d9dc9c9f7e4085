"use client";

import { unstable_rethrow } from "next/navigation";
import { createContext, type ReactNode, use, useState } from "react";
import { useCarried } from "@/components/ui/form/use-server-form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { showToast } from "@/lib/browser/toasts";
import { type FormAction, type FormState, formFailure, readRefusal } from "@/lib/forms/form-state";
import {
  DECISIONS,
  type Decided,
  type Decision,
  decided,
  doneDetail,
  doneText,
  named,
  type ReviewState,
} from "@/lib/review/decision";
import type { TableRow } from "@/lib/review/table-row";
import { Refused, UndoBar } from "../undo-form";

export const BULK_PLACE = "tabla";
export const cardPlace = (id: string): string => `tarjeta ${id}`;
export const rowPlace = (id: string): string => `fila ${id}`;

/** A decision that can be taken back, and where on the screen it was taken. */
export type Undoable = { id: string; place: string; text: string; rows: readonly TableRow[] };

type DeskContext = {
  /** A row as it stands on the screen, with what was decided since it came. */
  current: (row: TableRow) => TableRow;
  /** For a form element without scripts. */
  native: (form: FormData) => void;
  vista: string;
  decide: (rows: readonly TableRow[], decision: Decision, place: string, reason?: string) => void;
  undoables: readonly Undoable[];
  /** Decisions on many at once, and those whose place is not on the screen any more. */
  strays: readonly Undoable[];
  undo: (undoable: Undoable) => void;
  forget: (id: string) => void;
};

const Context = createContext<DeskContext | null>(null);

export function useDecisionDesk(): DeskContext {
  const desk = use(Context);
  if (!desk) throw new Error("A decision is taken within a DecisionDesk");
  return desk;
}

type Overlay = Readonly<Record<string, ReviewState>>;

const stateOf = ({ status, isDeleted, isFeatured }: ReviewState): ReviewState => ({ status, isDeleted, isFeatured });

type DecisionDeskProps = {
  actions: { decide: FormAction<Decided>; undo: FormAction<Decided> };
  /** Another one with each answer of the server: what was decided before is in it. */
  stamp: string;
  cards: readonly TableRow[];
  rows: readonly TableRow[];
  /** Query of the page, to which a form without scripts leads back. */
  vista: string;
  children: ReactNode;
};

/** Decisions of cards and table: on the screen at once, taken back when the server refuses, and for ten seconds by hand. */
export function DecisionDesk({ actions, stamp, cards, rows, vista, children }: DecisionDeskProps) {
  const [overlay, setOverlay] = useState<Overlay>({});
  const [undoables, setUndoables] = useState<readonly Undoable[]>([]);
  const [seen, setSeen] = useState(stamp);
  const [carried, native] = useCarried(actions.decide, null);
  const [first] = useState(stamp);
  if (seen !== stamp) {
    setSeen(stamp);
    setOverlay({});
  }

  const current = (row: TableRow): TableRow => ({ ...row, ...overlay[row.id] });
  const lay = (rows: readonly TableRow[], stateIs: (row: TableRow) => ReviewState) =>
    setOverlay((before) => ({ ...before, ...Object.fromEntries(rows.map((row) => [row.id, stateOf(stateIs(row))])) }));
  const forget = (id: string) => setUndoables((before) => before.filter((each) => each.id !== id));

  async function decide(chosen: readonly TableRow[], decision: Decision, place: string, reason = "") {
    const before = chosen.map(current);
    lay(before, (row) => decided(row, decision));
    const state = await send(actions.decide, [
      ...before.map(({ id }) => ["negocio", id] as const),
      ["decision", decision],
      ["motivo", reason],
      ["confirmado", "1"],
    ]);
    if (state.kind === "failed") {
      lay(before, (row) => row);
      const { failed } = DECISIONS[decision];
      const isSame = state.message === failed;
      showToast({ variant: "destructive", title: failed, text: isSame ? "Quedó como estaba." : state.message });
      return;
    }
    const text = doneText(decision, state.changed);
    showToast({ title: text, text: doneDetail(before.length, state.changed, before[0]?.name ?? "") });
    const id = state.decision;
    if (id) setUndoables((all) => [...all.filter((each) => each.place !== place), { id, place, text, rows: before }]);
  }

  async function undo(undoable: Undoable) {
    const after = undoable.rows.map(current);
    forget(undoable.id);
    lay(undoable.rows, (row) => row);
    const state = await send(actions.undo, [["decision", undoable.id]]);
    if (state.kind === "failed") {
      lay(after, (row) => row);
      showToast({ variant: "destructive", title: "No se pudo deshacer", text: state.message });
      return;
    }
    const kept = state.kept > 0 ? ` ${named(state.kept, "uno")} cambió mientras tanto y se quedó así.` : "";
    showToast({ title: "Deshecho", text: `Quedó como antes. No se envió ningún correo.${kept}` });
  }

  const places = [...cards.map(({ id }) => cardPlace(id)), ...rows.map(({ id }) => rowPlace(id))];
  const strays = undoables.filter(({ place }) => !places.includes(place));
  return (
    <Context value={{ current, native, vista, decide, undoables, strays, undo, forget }}>
      <Refused state={stamp === first ? carried : null} />
      {children}
    </Context>
  );
}

async function send(
  action: FormAction<Decided>,
  fields: readonly (readonly [string, string])[],
): Promise<FormState<Decided>> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  try {
    return await action(form);
  } catch (error) {
    unstable_rethrow(error);
    return (error instanceof Error && readRefusal(error.message)) || formFailure(ACTION_MESSAGES.failed);
  }
}

export function UndoDecision({ undoable }: { undoable: Undoable }) {
  const { undo, forget } = useDecisionDesk();
  return (
    <UndoBar text={undoable.text} onOver={() => forget(undoable.id)}>
      <button
        type="button"
        className="min-h-11 cursor-pointer px-1 text-link underline"
        onClick={({ currentTarget }) => {
          leadBack(currentTarget);
          undo(undoable);
        }}
      >
        Deshacer
      </button>
    </UndoBar>
  );
}

/** Moves the focus to what it is about, before the button goes: the name of the business, or the first thing to do with many. */
function leadBack(button: HTMLElement): void {
  const others = button.closest("tr, li, fieldset")?.querySelectorAll<HTMLElement>("a, button") ?? [];
  [...others].find((each) => each !== button)?.focus();
}

export function UndoHere({ place }: { place: string }) {
  const undoable = useDecisionDesk().undoables.find((each) => each.place === place);
  return undoable ? <UndoDecision key={undoable.id} undoable={undoable} /> : null;
}
