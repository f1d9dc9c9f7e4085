import { type RefObject, useEffect, useRef, useState } from "react";
import { type DraftKeeper, keepDraft } from "@/components/account/personal-drafts";
import { type FieldTexts, type SectionDraft, touchedTexts } from "@/lib/owner/section-draft";
import { focusAt, type Place, putTexts, readTexts } from "./form-texts";

/** What was typed while the form was on its way, and where: it belongs into the fields that were made anew. */
export type Carried = { texts: FieldTexts; place: Place | null };

type Options = {
  form: RefObject<HTMLFormElement | null>;
  /** Of two forms, each has another. */
  name: string;
  seen: string;
  /** The columns as they stood when what was recovered was typed; null where nothing was. */
  restored: string | null;
  carried: RefObject<Carried | null>;
  /** The fields hold what a browser without scripts has sent already. */
  isReturned: boolean;
  /** @param seen of what was recovered */
  onRestored: (seen?: string) => void;
};

/**
 * What is typed in a section is kept on this device until it is stored. After a lost connection, a closed tab, a session that
 * has ended or a section that was left, it is offered again, and stands in no field until it is taken: what is stored besides
 * stores none of it, and leaves it on offer.
 */
export function useSectionDraft({ form, name, seen, restored, carried, isReturned, onRestored }: Options) {
  const before = useRef<FieldTexts>({});
  const keeper = useRef<DraftKeeper | null>(null);
  const made = useRef(seen);
  const offered = useRef<SectionDraft | null>(null);
  const [isOffered, setIsOffered] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields have been made
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    before.current = readTexts(element);
    keeper.current = keepDraft(name);
    const draft = isReturned ? null : keeper.current.read();
    const again = carried.current;
    carried.current = null;
    if (again) {
      putTexts(element, again.texts);
      focusAt(element, again.place);
      onRestored();
    }
    const unsaved = touchedTexts(before.current, { ...before.current, ...draft?.values });
    const left = Object.fromEntries(Object.entries(unsaved).filter(([field]) => !(field in (again?.texts ?? {}))));
    if (draft && Object.keys(left).length > 0) offer({ ...draft, values: left });
    if (draft || again) write({ ...left, ...touched() }, draft?.seen);
  }, []);

  function offer(draft: SectionDraft | null): void {
    offered.current = draft;
    setIsOffered(draft !== null);
  }

  const touched = (): FieldTexts => (form.current ? touchedTexts(before.current, readTexts(form.current)) : {});

  function write(values: FieldTexts, asSeen = offered.current?.seen ?? restored ?? made.current): void {
    const draft = { at: Date.now(), seen: asSeen, values };
    keeper.current?.write(Object.keys(values).length > 0 ? draft : null);
  }

  const keep = (): void => write({ ...offered.current?.values, ...touched() });

  return {
    isOffered,
    /** The columns as they stood when what stands in the form was typed. */
    seen: restored ?? seen,
    keep,
    /** What stands in the form is stored; the rest of what is on offer stays. */
    forget() {
      const stored = touched();
      write(Object.fromEntries(Object.entries(offered.current?.values ?? {}).filter(([field]) => !(field in stored))));
    },
    /** Puts what is on offer into the fields, but for those that were typed in since. */
    recover() {
      if (!form.current || !offered.current) return;
      putTexts(form.current, { ...offered.current.values, ...touched() });
      onRestored(offered.current.seen);
      offer(null);
    },
    discard() {
      offer(null);
      keeper.current?.write(null);
    },
  };
}
