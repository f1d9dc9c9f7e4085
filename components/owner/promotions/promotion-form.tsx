"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { BaseVersionFields } from "@/components/business-form/base-version-fields";
import { ConflictNote } from "@/components/business-form/conflict-note";
import { useUnsavedGuard } from "@/components/business-form/use-unsaved-guard";
import { CheckboxField, TextArea, TextField } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { Link } from "@/components/ui/link";
import { showToast } from "@/lib/browser/toasts";
import type { FormAction } from "@/lib/forms/form-state";
import { MESSAGES } from "@/lib/messages";
import { PANEL_MESSAGES } from "@/lib/owner/messages";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import type { SectionConflict, SectionSaved } from "@/lib/owner/section-state";
import {
  PROMOTION_PATH_FIELD,
  PROMOTION_PICTURE_FIELD,
  PROMOTION_TEXT_CHARACTERS,
  PROMOTION_TITLE_CHARACTERS,
  PROMOTION_UNSENT_FIELD,
  type PromotionDraft,
} from "@/lib/promotions/model";
import { refuseUnsent } from "@/lib/promotions/unsent-picture";
import { routes } from "@/lib/routes";
import { StagedPictureField } from "../pictures/staged-picture-field";

type PromotionFormProps = {
  businessId: string;
  draft: PromotionDraft;
  action: FormAction<SectionSaved | SectionConflict>;
  noteDirty?: (isDirty: boolean) => void;
  onSaved: () => void;
  cancel: ReactNode;
};

export function PromotionForm({ businessId, draft, action, noteDirty, onSaved, cancel }: PromotionFormProps) {
  const router = useRouter();
  const guard = useUnsavedGuard();
  const note = noteDirty ?? guard;
  const form = useServerForm<SectionSaved | SectionConflict>({
    ...{ action, lost: PANEL_MESSAGES.lost },
    send: async (sent) => refuseUnsent(sent) ?? action(sent),
    onState(state) {
      if (state.kind !== "saved") return;
      note(false);
      if (state.notice) showToast({ title: MESSAGES.toastTitle, text: state.notice });
      onSaved();
      router.refresh();
    },
  });
  const isNew = draft.version === null;
  const conflict = form.state && "conflict" in form.state ? form.state.conflict : null;
  const initial = {
    ...{ titulo: draft.title, descripcion: draft.description, inicio: draft.startsOn, fin: draft.endsOn },
    version: draft.version ?? "",
  };
  return (
    <Form
      of={form}
      initial={initial}
      onInput={() => note(true)}
      // The preview follows it.
      data-section-form="dirty"
      className="grid gap-5"
      noValidate
    >
      <FormAlert>{conflict && <ConflictNote differences={conflict.differences} />}</FormAlert>
      <input type="hidden" name={BUSINESS_ID_FIELD} value={businessId} />
      <input type="hidden" name="promocion" value={draft.id} />
      <BaseVersionFields names={["version"]} />
      <TextField
        name="titulo"
        label="Título"
        hint="Por ejemplo: 2x1 en tacos los martes."
        maxCharacters={PROMOTION_TITLE_CHARACTERS}
      />
      <TextArea name="descripcion" label="Descripción" isOptional maxCharacters={PROMOTION_TEXT_CHARACTERS} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="inicio" label="Desde" type="date" />
        <TextField name="fin" label="Hasta" type="date" hint="Ese día todavía vale." />
      </div>
      <StagedPictureField
        businessId={businessId}
        name={PROMOTION_PATH_FIELD}
        fileName={PROMOTION_PICTURE_FIELD}
        unsentName={PROMOTION_UNSENT_FIELD}
        label={draft.picture ? "Cambiar imagen (opcional)" : "Imagen (opcional)"}
        stored={draft.picture}
        onChange={() => note(true)}
      />
      {draft.picture && (
        <div className="scripted:hidden">
          <CheckboxField name="quita_imagen" value="si" label="Quitar la imagen" />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <SubmitButton sending="Guardando…">{isNew ? "Crear promoción" : "Guardar cambios"}</SubmitButton>
        {cancel}
      </div>
    </Form>
  );
}

export function PromotionPageForm(props: Omit<PromotionFormProps, "noteDirty" | "onSaved" | "cancel">) {
  const router = useRouter();
  const list = routes.panelSection("promociones", props.businessId);
  return (
    <PromotionForm
      {...props}
      onSaved={() => router.replace(list)}
      cancel={
        <Link href={list} className="tap-target text-link">
          Cancelar
        </Link>
      }
    />
  );
}
