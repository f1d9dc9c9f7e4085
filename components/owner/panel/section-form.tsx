"use client";

import { usePathname, useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { BaseVersionFields } from "@/components/business-form/base-version-fields";
import { ConflictNote } from "@/components/business-form/conflict-note";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { showToast } from "@/lib/browser/toasts";
import { formatTimeOfDay } from "@/lib/format";
import type { FieldValues, FormAction } from "@/lib/forms/form-state";
import { MESSAGES } from "@/lib/messages";
import { PANEL_MESSAGES } from "@/lib/owner/messages";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import type { FieldTexts } from "@/lib/owner/section-draft";
import { BASE_VERSION_FIELD, type SectionConflict, type SectionSaved } from "@/lib/owner/section-state";
import { readTexts } from "./form-texts";
import { RecoveredNote } from "./recovered-note";
import { SectionBar } from "./section-bar";
import { useIsOnline } from "./use-is-online";
import { useSectionDraft } from "./use-section-draft";
import { typedSince, useShownVersion } from "./use-shown-version";

type Success = SectionSaved | SectionConflict;

type SectionFormProps = {
  businessId: string;
  /** Version of what the fields show (`OwnedBusiness`): with another one they are made anew. */
  version: string;
  action: FormAction<Success>;
  initial: FieldValues;
  baseVersion: string;
  /** Said after "Guardar cambios" where the page has more than this form: "de las descripciones". */
  what?: string;
  children: ReactNode;
};

export function SectionForm({ version, ...props }: SectionFormProps) {
  const { attempt, ...rest } = useShownVersion(version);
  return <FormOfVersion key={attempt} {...props} {...rest} />;
}

type FormOfVersionProps = Omit<SectionFormProps, "version"> & Omit<ReturnType<typeof useShownVersion>, "attempt">;

function FormOfVersion(props: FormOfVersionProps) {
  const { businessId, action, initial, baseVersion, what, children } = props;
  const { form: element, carried, savedAt, restored, noteDirty, noteRestored, noteSaved, startAgain } = props;
  const router = useRouter();
  const pathname = usePathname();
  const isOnline = useIsOnline();
  const [isLost, setIsLost] = useState(false);
  const sent = useRef<FieldTexts>({});
  const note = useRef<HTMLDivElement>(null);
  const form = useServerForm<Success>({
    action,
    lost: PANEL_MESSAGES.lost,
    send(data) {
      sent.current = readTexts(data);
      return action(data);
    },
    onState(state) {
      setIsLost(state.kind === "failed" && state.message === PANEL_MESSAGES.lost);
      if (state.kind !== "saved") return;
      const now = formatTimeOfDay(new Date(state.at));
      const isStillDirty = element.current !== null && typedSince(sent.current, element.current) !== null;
      if (isStillDirty) draft.keep();
      else draft.forget();
      if (state.notice) showToast({ title: MESSAGES.toastTitle, text: state.notice });
      noteDirty(isStillDirty);
      noteSaved(sent.current, state.isWaiting ? `${now}, en revisión` : now);
      router.refresh();
    },
  });
  const isDirty = props.isDirty || (form.carried !== null && savedAt === null);
  const draft = useSectionDraft({
    form: form.form.ref,
    name: `${pathname} ${businessId} ${columnsOf(baseVersion)}`,
    baseVersion,
    restored,
    carried,
    isReturned: form.carried !== null,
    onRestored: noteRestored,
  });

  useEffect(() => {
    element.current = form.form.ref.current;
  }, [element, form.form.ref]);

  // The focus goes to whoever has pressed the button when the fields are made anew; whoever went on typing keeps it.
  const isSettled = savedAt !== null && !isDirty;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something was saved
  useEffect(() => {
    const button = form.form.ref.current?.querySelector<HTMLElement>("button[type=submit]");
    if (isSettled) button?.focus({ preventScroll: true });
  }, [savedAt]);

  useEffect(() => {
    if (!isLost) return;
    const again = () => form.form.ref.current?.requestSubmit();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [isLost, form.form.ref]);

  function recover() {
    draft.recover();
    // The button is gone then.
    note.current?.focus({ preventScroll: true });
  }

  const conflict = form.state && "conflict" in form.state ? form.state.conflict : null;
  const isOffline = isLost || !isOnline;
  return (
    <Form
      of={form}
      initial={{ ...initial, [BASE_VERSION_FIELD]: draft.baseVersion }}
      onInput={() => {
        noteDirty(true);
        draft.keep();
      }}
      // Browsers bring the caret of a tall field into view, and not the field.
      onKeyUp={({ key, target }) => key === "Tab" && (target as Element).scrollIntoView({ block: "nearest" })}
      data-section-form={isDirty ? "dirty" : ""}
      className="grid gap-5"
    >
      {(draft.isOffered || (restored !== null && isDirty)) && (
        <RecoveredNote
          ref={note}
          onRecover={draft.isOffered ? recover : null}
          onDiscard={() => {
            const isInFields = !draft.isOffered;
            draft.discard();
            if (isInFields) startAgain();
            else element.current?.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select")?.focus();
          }}
        />
      )}
      <FormAlert>{conflict && <ConflictNote differences={conflict.differences} />}</FormAlert>
      <input type="hidden" name={BUSINESS_ID_FIELD} value={businessId} />
      <BaseVersionFields names={[BASE_VERSION_FIELD]} />
      {/* Elements reached by keyboard stop well above the bar. */}
      <div className="grid gap-5 [&_:is(input,select,textarea,button,a,summary)]:scroll-mb-36">{children}</div>
      <SectionBar isDirty={isDirty} savedAt={savedAt} isOffline={isOffline}>
        <SubmitButton sending="Guardando…">
          {isOffline && isDirty ? (
            "Sin conexión: reintentar"
          ) : (
            <span className="leading-5">
              Guardar cambios
              {what && <span className="text-sm leading-4 max-sm:block"> {what}</span>}
            </span>
          )}
        </SubmitButton>
      </SectionBar>
    </Form>
  );
}

/** Columns of a form: of two on one page each has its own. */
function columnsOf(baseVersion: string): string {
  try {
    return Object.keys(JSON.parse(baseVersion)).join();
  } catch {
    return "";
  }
}
