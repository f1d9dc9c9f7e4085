import type { FormAction } from "@/lib/forms/form-state";
import { type Decided, doneText, named, type OpenDecision } from "@/lib/review/decision";
import { UndoForm } from "../undo-form";

type AfterDecisionProps = {
  open: OpenDecision | null;
  undo: FormAction<Decided>;
  vista: string;
};

export function AfterDecision({ open, undo, vista }: AfterDecisionProps) {
  const made = open && {
    ...open,
    text: `${doneText(open.decision, open.count)}: ${named(open.count, open.name)}`,
  };
  return <UndoForm made={made} undo={undo} fields={{ vista }} />;
}
