import { useEffect, useRef, useState } from "react";
import { useUnsavedGuard } from "@/components/business-form/use-unsaved-guard";
import { type FieldTexts, touchedTexts } from "@/lib/owner/section-draft";
import { isAsMade, placeIn, readTexts } from "./form-texts";
import type { Carried } from "./use-section-draft";

/** The fields are made anew when what they show has been stored; what was typed since it was sent is typed into the new ones. Where
 * nothing was stored, nothing that was typed is touched. */
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
