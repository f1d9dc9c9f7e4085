"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ConflictNote } from "@/components/business-form/conflict-note";
import { SeenFields } from "@/components/business-form/seen-fields";
import { useUnsavedGuard } from "@/components/business-form/use-unsaved-guard";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { showToast } from "@/components/ui/toast-queue";
import { formatTimeOfDay } from "@/lib/format";
import type { FieldValues, FormAction, FormState } from "@/lib/forms/form-state";
import { MESSAGES } from "@/lib/messages";
import { PANEL_MESSAGES } from "@/lib/owner/messages";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { SEEN_FIELD, type SectionConflict, type SectionSaved } from "@/lib/owner/section-state";
import { SectionBar } from "./section-bar";

type Success = SectionSaved | SectionConflict;

type SectionFormProps = {
  businessId: string;
  /** Of what the fields show (`OwnedBusiness`): with another one they are made anew. */
  version: string;
  action: FormAction<Success>;
  /** What came with the page, to a browser without scripts. */
  first: FormState<Success> | null;
  /** What is stored, by the names of the fields. */
  initial: FieldValues;
  /** The columns as they stand (`seenText`). */
  seen: string;
  children: ReactNode;
};

/** The form of a section: saved on its own, watched over while it is not, and kept as typed whatever happens. */
export function SectionForm({ version, ...props }: SectionFormProps) {
  const { shown, noteDirty, ...rest } = useShownVersion(version, props.first !== null);
  return <FormOfVersion key={shown} {...props} {...rest} noteDirty={noteDirty} />;
}

/** The fields are made anew when what they show has been stored, unless something was typed since. */
function useShownVersion(version: string, isReturned: boolean) {
  const [shown, setShown] = useState(version);
  const [isDirty, setIsDirty] = useState(isReturned);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const guard = useUnsavedGuard();
  const noteDirty = (next: boolean) => {
    setIsDirty(next);
    guard(next);
  };
  if (shown !== version && !isDirty) setShown(version);
  return { shown, isDirty, savedAt, setSavedAt, noteDirty };
}

type FormOfVersionProps = Omit<SectionFormProps, "version"> & Omit<ReturnType<typeof useShownVersion>, "shown">;

function FormOfVersion(props: FormOfVersionProps) {
  const { businessId, action, first, initial, seen, children, isDirty, savedAt, setSavedAt, noteDirty } = props;
  const router = useRouter();
  const place = useRef<HTMLDivElement>(null);
  const form = useServerForm<Success>({
    action,
    first,
    lost: PANEL_MESSAGES.lost,
    onState(state) {
      if (state.kind !== "saved") return;
      noteDirty(false);
      if (state.notice) showToast({ title: MESSAGES.toastTitle, text: state.notice });
      setSavedAt(
        state.isWaiting ? `${formatTimeOfDay(new Date(state.at))}, en revisión` : formatTimeOfDay(new Date(state.at)),
      );
      router.refresh();
    },
  });
  // Whoever has pressed the button is still at it when the fields are made anew.
  useEffect(() => {
    if (savedAt) place.current?.querySelector<HTMLElement>("button[type=submit]")?.focus({ preventScroll: true });
  }, [savedAt]);
  const conflict = form.state && "conflict" in form.state ? form.state.conflict : null;
  return (
    <div ref={place}>
      <Form
        of={form}
        initial={{ ...initial, [SEEN_FIELD]: seen }}
        onInput={() => noteDirty(true)}
        className="grid gap-5 [&_:is(input,select,textarea)]:scroll-mb-32"
      >
        <FormAlert>{conflict && <ConflictNote differences={conflict.differences} />}</FormAlert>
        <input type="hidden" name={BUSINESS_ID_FIELD} value={businessId} />
        <SeenFields names={[SEEN_FIELD]} />
        {children}
        <SectionBar isDirty={isDirty} savedAt={savedAt}>
          <SubmitButton sending="Guardando…">Guardar cambios</SubmitButton>
        </SectionBar>
      </Form>
    </div>
  );
}
