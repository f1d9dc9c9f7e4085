"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useRef, useState } from "react";
import { mayLeave, useUnsavedGuard } from "@/components/business-form/use-unsaved-guard";
import { DescriptionWriter } from "@/components/owner/ai/description-writer";
import { withSmallPictures } from "@/components/registration/shrink-picture";
import { TextField } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { Dialog, DialogContent } from "@/components/ui/radix/dialog";
import { DEFAULT_CITY, DEFAULT_TONE } from "@/lib/ai/description-defaults";
import type { AiStanding } from "@/lib/ai/model";
import { showToast } from "@/lib/browser/toasts";
import type { FieldValues, FormAction, FormFailure, FormState } from "@/lib/forms/form-state";
import type { AdministeredBusiness } from "@/lib/review/edit-mapper";
import { EDIT_MESSAGES as MESSAGES } from "@/lib/review/edit-messages";
import type { Saved } from "@/lib/review/edit-model";
import { AdministrationFields, PlanFields } from "./field-groups";

export type BusinessFormProps<Refused extends FormFailure> = {
  action: FormAction<Saved | Refused>;
  standing: AiStanding;
  onSaved: (saved: Saved) => void;
  onDirty: (isDirty: boolean) => void;
};

type Props<Refused extends FormFailure> = BusinessFormProps<Refused> & {
  /** Null for one that is being added. */
  business: AdministeredBusiness | null;
  initial: FieldValues;
  /** Parts that differ with the outcome: more to say about a refusal, more fields, the words of the button. */
  parts: (state: FormState<Saved | Refused> | null) => { note: ReactNode; fields: ReactNode; submit: string };
  sending: string;
};

export function BusinessForm<Refused extends FormFailure>(props: Props<Refused>) {
  const { action, standing, onSaved, onDirty, business, initial, parts, sending } = props;
  function noteDirty(next: boolean) {
    setIsDirty(next);
    onDirty(next);
  }

  const form = useServerForm<Saved | Refused>({
    action,
    lost: MESSAGES.failed,
    send: async (sent) => action(await withSmallPictures(sent)),
    onState(state) {
      if (state.kind !== "saved") return;
      noteDirty(false);
      showToast({ title: state.title, text: state.text });
      onSaved(state);
    },
  });
  const [isDirty, setIsDirty] = useState(form.carried !== null);
  const { note, fields, submit } = parts(form.state);
  return (
    <Form
      of={form}
      initial={initial}
      onInput={() => noteDirty(true)}
      className="grid gap-5 [&_:is(input,select,textarea)]:scroll-mb-32"
    >
      <FormAlert>
        {note}
        {form.carried && <p>{MESSAGES.pictureLost}</p>}
      </FormAlert>
      {fields}
      <PlanFields
        plan={business?.plan ?? "premium"}
        business={business}
        description={
          <DescriptionWriter businessId={business?.id ?? null} standing={standing}>
            <TextField name="ciudad" label="Ciudad, para la IA" defaultValue={DEFAULT_CITY} />
            <TextField name="tono" label="Tono, para la IA" defaultValue={DEFAULT_TONE} />
          </DescriptionWriter>
        }
      />
      <AdministrationFields business={business} />
      <div className="sticky bottom-0 z-10 [[role=dialog]_&]:-bottom-5 [[role=dialog]_&]:-mx-5 [[role=dialog]_&]:bg-card [[role=dialog]_&]:px-5 flex flex-wrap items-center justify-between gap-3 border-line border-t bg-paper py-3">
        <span role="status" className="text-ink-soft text-sm">
          {isDirty && "Sin guardar"}
        </span>
        <SubmitButton sending={sending}>{submit}</SubmitButton>
      </div>
    </Form>
  );
}

type RouteDialogProps = {
  title: string;
  children: (dialog: {
    noteDirty: (isDirty: boolean) => void;
    /** Closes the window; the page below shows what was stored. */
    close: () => void;
  }) => ReactNode;
};

export function RouteDialog({ title, children }: RouteDialogProps) {
  const router = useRouter();
  const guard = useUnsavedGuard();
  const isDirty = useRef(false);

  function noteDirty(next: boolean) {
    isDirty.current = next;
    guard(next);
  }

  function close() {
    // Asked for before the address is the page's own again, the page below would not be read anew.
    window.addEventListener("popstate", () => setTimeout(() => router.refresh()), { once: true });
    router.back();
  }

  function onOpenChange(isOpen: boolean) {
    if (isOpen || (isDirty.current && !mayLeave())) return;
    noteDirty(false);
    router.back();
  }

  return (
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent
        title={title}
        className="max-sm:inset-0 max-sm:max-h-dvh max-sm:rounded-none sm:w-[min(64rem,calc(100vw-2rem))]"
        // A press beside it would lose what was typed.
        onPointerDownOutside={(event) => event.preventDefault()}
      >
        {children({ noteDirty, close })}
      </DialogContent>
    </Dialog>
  );
}
