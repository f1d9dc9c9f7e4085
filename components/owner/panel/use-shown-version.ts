import { useEffect, useRef, useState } from "react";
import { useUnsavedGuard } from "@/components/business-form/use-unsaved-guard";
import { type FieldTexts, touchedTexts } from "@/lib/owner/section-draft";
import { isAsMade, placeIn, readTexts } from "./form-texts";
import type { Carried } from "./use-section-draft";

/**
 * The fields are made anew when what they show has been stored; what was typed since it was sent is typed into the new
 * ones. Where nothing was stored, nothing that was typed is touched.
 */
export function useShownVersion(version: string, isReturned: boolean) {
  const [shown, setShown] = useState({ version, attempt: 0 });
  const [isDirty, setIsDirty] = useState(isReturned);
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
    setShown(({ attempt }) => ({ version, attempt }));
  }, [shown, version, isDirty]);

  return {
    shown: `${shown.version} ${shown.attempt}`,
    form,
    carried,
    isDirty,
    savedAt,
    noteDirty,
    /** These texts are stored now. */
    noteSaved(texts: FieldTexts, at: string) {
      sent.current = texts;
      setSavedAt(at);
    },
    startAgain() {
      noteDirty(false);
      setShown((present) => ({ ...present, attempt: present.attempt + 1 }));
    },
  };
}

/**
 * What stands in the form and was not sent with it. A field that nobody touched takes what is stored by itself: the page
 * comes anew with the answer.
 */
export function typedSince(sent: FieldTexts, form: HTMLFormElement): Carried | null {
  const touched = Object.entries(touchedTexts(sent, readTexts(form)));
  const texts = Object.fromEntries(touched.filter(([name]) => !isAsMade(form, name)));
  return Object.keys(texts).length > 0 ? { texts, place: placeIn(form) } : null;
}
