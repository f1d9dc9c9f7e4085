import { type RefObject, useEffect, useRef, useState } from "react";
import { type DraftKeeper, keepDraft } from "@/components/account/personal-drafts";
import { useUnsavedGuard } from "@/components/business-form/use-unsaved-guard";
import { type FieldTexts, type SectionDraft, touchedTexts } from "@/lib/owner/section-draft";
import { focusAt, isAsMade, type Place, placeIn, putTexts, readTexts } from "./form-texts";

/** Texts typed while the form was on its way, and the caret: they belong into the fields that were made anew. */
type Carried = { texts: FieldTexts; place: Place | null };

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

/** Keeps a section's typing on this device until stored. It is offered later, and stands in no field until taken: other saves leave it. */
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

/** Makes the fields anew once what they show is stored, and types again what was typed since. Otherwise they stay untouched. */
export function useShownVersion(version: string) {
  const [shown, setShown] = useState({ version, attempt: 0 });
  const [isDirty, setIsDirty] = useState(false);
  const [restored, setRestored] = useState<string | null>(null);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const form = useRef<HTMLFormElement | null>(null);
  const sent = useRef<FieldTexts | null>(null);
  const carried = useRef<Carried | null>(null);
  const guard = useUnsavedGuard();

  function noteDirty(next: boolean) {
    setIsDirty(next);
    guard(next);
  }

  useEffect(() => {
    if (shown.version === version || (isDirty && !sent.current)) return;
    if (sent.current && form.current) carried.current = typedSince(sent.current, form.current);
    sent.current = null;
    if (!carried.current) setRestored(null);
    setShown(({ attempt }) => ({ version, attempt: attempt + 1 }));
  }, [shown, version, isDirty]);

  return {
    /** Stays for a form that comes back (`useCarried`), though another editor has stored something since. */
    attempt: shown.attempt,
    form,
    carried,
    isDirty,
    savedAt,
    /** The columns as they stood when the texts were typed that were recovered into the fields; null without any. */
    restored,
    noteDirty,
    noteRestored(baseVersion?: string) {
      if (baseVersion !== undefined) setRestored(baseVersion);
      noteDirty(true);
    },
    noteSaved(texts: FieldTexts, at: string) {
      sent.current = texts;
      setSavedAt(at);
    },
    startAgain() {
      noteDirty(false);
      setRestored(null);
      setShown((present) => ({ ...present, attempt: present.attempt + 1 }));
    },
  };
}

export function typedSince(sent: FieldTexts, form: HTMLFormElement): Carried | null {
  const touched = Object.entries(touchedTexts(sent, readTexts(form)));
  const texts = Object.fromEntries(touched.filter(([name]) => !isAsMade(form, name)));
  return Object.keys(texts).length > 0 ? { texts, place: placeIn(form) } : null;
}
