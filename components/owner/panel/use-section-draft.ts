import { type RefObject, useEffect, useRef, useState } from "react";
import { type DraftKeeper, keepDraft } from "@/components/account/personal-drafts";
import { type FieldTexts, type SectionDraft, touchedTexts } from "@/lib/owner/section-draft";
import { focusAt, type Place, putTexts, readTexts } from "./form-texts";

/** Texts typed while the form was on its way, and the caret: they belong into the fields that were made anew. */
export type Carried = { texts: FieldTexts; place: Place | null };

type Options = {
  form: RefObject<HTMLFormElement | null>;
  /** Name of the form: of two, each has another. */
  name: string;
  baseVersion: string;
  /** The columns as they stood when what was recovered was typed; null where nothing was. */
  restored: string | null;
  carried: RefObject<Carried | null>;
  /** The fields hold what a browser without scripts has sent already. */
  isReturned: boolean;
  /** @param baseVersion of what was recovered */
  onRestored: (baseVersion?: string) => void;
};

/** Keeps what is typed in a section on this device until it is stored. After a lost connection or session, a closed tab or a section
 * that was left, it is offered, and stands in no field until taken: other saves leave it on offer. */
export function useSectionDraft({ form, name, baseVersion, restored, carried, isReturned, onRestored }: Options) {
  const before = useRef<FieldTexts>({});
  const keeper = useRef<DraftKeeper | null>(null);
  const made = useRef(baseVersion);
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
    if (isReturned) onRestored();
    if (again) {
      putTexts(element, again.texts);
      focusAt(element, again.place);
      onRestored();
    }
    const unsaved = touchedTexts(before.current, { ...before.current, ...draft?.values });
    const left = Object.fromEntries(Object.entries(unsaved).filter(([field]) => !(field in (again?.texts ?? {}))));
    if (draft && Object.keys(left).length > 0) offer({ ...draft, values: left });
    if (draft || again) write({ ...left, ...touched() }, draft?.baseVersion);
  }, []);

  function offer(draft: SectionDraft | null): void {
    offered.current = draft;
    setIsOffered(draft !== null);
  }

  const touched = (): FieldTexts => (form.current ? touchedTexts(before.current, readTexts(form.current)) : {});

  function write(values: FieldTexts, asBaseVersion = offered.current?.baseVersion ?? restored ?? made.current): void {
    const draft = { at: Date.now(), baseVersion: asBaseVersion, values };
    keeper.current?.write(Object.keys(values).length > 0 ? draft : null);
  }

  const keep = (): void => write({ ...offered.current?.values, ...touched() });

  return {
    isOffered,
    baseVersion: restored ?? baseVersion,
    keep,
    /** Forgets what stands in the form and is stored; the rest of what is on offer stays. */
    forget() {
      const stored = touched();
      write(Object.fromEntries(Object.entries(offered.current?.values ?? {}).filter(([field]) => !(field in stored))));
    },
    recover() {
      if (!form.current || !offered.current) return;
      putTexts(form.current, { ...offered.current.values, ...touched() });
      onRestored(offered.current.baseVersion);
      offer(null);
    },
    discard() {
      offer(null);
      keeper.current?.write(null);
    },
  };
}
