import { type RefObject, useEffect, useRef, useState } from "react";
import { type DraftKeeper, keepDraft } from "@/components/account/personal-drafts";
import { type FieldTexts, touchedTexts } from "@/lib/owner/section-draft";
import { focusAt, type Place, putTexts, readTexts } from "./form-texts";

/** What was typed while the form was on its way, and where: it belongs into the fields that were made anew. */
export type Carried = { texts: FieldTexts; place: Place | null };

type Options = {
  form: RefObject<HTMLFormElement | null>;
  /** Of two forms, each has another. */
  name: string;
  seen: string;
  carried: RefObject<Carried | null>;
  /** The fields hold what a browser without scripts has sent already. */
  isReturned: boolean;
  onRestored: () => void;
};

/**
 * What is typed in a section is kept on this device until it is stored, and found again after a lost connection, a closed tab
 * or a session that has ended.
 */
export function useSectionDraft({ form, name, seen, carried, isReturned, onRestored }: Options) {
  const before = useRef<FieldTexts>({});
  const keeper = useRef<DraftKeeper | null>(null);
  const base = useRef(seen);
  const [isRestored, setIsRestored] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields have been made
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    before.current = readTexts(element);
    keeper.current = keepDraft(name);
    const again = carried.current;
    carried.current = null;
    if (again) {
      putTexts(element, again.texts);
      focusAt(element, again.place);
      onRestored();
      return keep();
    }
    const draft = isReturned ? null : keeper.current.read();
    if (!draft) return;
    if (Object.keys(touchedTexts(before.current, { ...before.current, ...draft.values })).length === 0) {
      keeper.current.write(null);
      return;
    }
    base.current = draft.seen;
    putTexts(element, draft.values);
    setIsRestored(true);
    onRestored();
  }, []);

  function keep(): void {
    if (!form.current) return;
    const values = touchedTexts(before.current, readTexts(form.current));
    const isTouched = Object.keys(values).length > 0;
    keeper.current?.write(isTouched ? { at: Date.now(), seen: base.current, values } : null);
  }

  return {
    isRestored,
    /** The columns as they stood when what stands in the form was typed. */
    seen: isRestored ? base.current : seen,
    keep,
    forget: () => keeper.current?.write(null),
  };
}
