"use client";

import { usePathname, useRouter } from "next/navigation";
import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { BaseVersionFields } from "@/components/business-form/base-version-fields";
import { ConflictNote } from "@/components/business-form/conflict-note";
import { Button } from "@/components/ui/button";
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
import { typedSince, useSectionDraft, useShownVersion } from "./use-section-draft";

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
    // Of two forms on one page each has other columns.
    name: `${pathname} ${businessId} ${Object.keys(JSON.parse(baseVersion)).join()}`,
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
      <SectionBar isDirty={isDirty} savedAt={savedAt} isOffline={isLost || !isOnline} what={what} />
    </Form>
  );
}

type SectionBarProps = {
  isDirty: boolean;
  /** "14:03"; null while nothing was saved here. */
  savedAt: string | null;
  /** The server cannot be reached: what was typed is kept on the device. */
  isOffline: boolean;
  what: string | undefined;
};

function SectionBar({ isDirty, savedAt, isOffline, what }: SectionBarProps) {
  const saved = savedAt === null ? null : `Guardado a las ${savedAt}`;
  const unsaved = isOffline ? "Sin conexión: lo guardamos aquí" : "Sin guardar";
  return (
    <div className="sticky bottom-0 z-10 mt-15 flex min-h-[calc(4rem+env(safe-area-inset-bottom))] items-center justify-between gap-x-3 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)]">
      <span role="status" className="min-w-0 flex-1 text-ink-soft text-sm">
        {isDirty ? unsaved : saved}
      </span>
      <div className="ml-auto">
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
      </div>
    </div>
  );
}

type RecoveredNoteProps = {
  ref: RefObject<HTMLDivElement | null>;
  onRecover: (() => void) | null;
  onDiscard: () => void;
};

/** Offers what was typed and not stored; once it stands in the fields, says so, and gives back what is stored. */
function RecoveredNote({ ref, onRecover, onDiscard }: RecoveredNoteProps) {
  return (
    <div
      ref={ref}
      role="status"
      tabIndex={-1}
      className="flex flex-wrap items-center gap-2 rounded-field bg-sand px-4 py-2 text-sm outline-none"
    >
      <p className="mr-auto">
        {onRecover ? "Dejaste cambios sin guardar." : "Recuperamos lo que escribiste. Todavía no está guardado."}
      </p>
      {onRecover && (
        <Button variant="outline" size="sm" onClick={onRecover}>
          Recuperar
        </Button>
      )}
      <Button variant="link" size="sm" className="px-2" onClick={onDiscard}>
        Descartar
      </Button>
    </div>
  );
}

const EVENTS = ["online", "offline"] as const;

function subscribe(notify: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, notify);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, notify);
  };
}

const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
