"use client";

import { BaseVersionFields } from "@/components/business-form/base-version-fields";
import { ConflictNote } from "@/components/business-form/conflict-note";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import type { AiStanding } from "@/lib/ai/model";
import { BASE_VERSION_FIELDS } from "@/lib/review/edit-fields";
import { EDIT_MESSAGES as MESSAGES } from "@/lib/review/edit-messages";
import type { AdministeredBusiness, EditConflict } from "@/lib/review/edit-model";
import { AdministrationFields } from "./administration-fields";
import { DescriptionHelp } from "./description-help";
import { PlanFields } from "./plan-fields";
import { SaveBar } from "./save-bar";
import { type BusinessFormProps, useBusinessForm } from "./use-business-form";

type EditFormProps = BusinessFormProps<EditConflict> & {
  business: AdministeredBusiness;
  standing: AiStanding;
};

export function EditForm({ business, standing, ...props }: EditFormProps) {
  const { form, isDirty, noteDirty } = useBusinessForm(props);
  const { state } = form;
  const conflict = state && "conflict" in state ? state.conflict : null;
  return (
    <Form
      of={form}
      initial={business.values}
      onInput={() => noteDirty(true)}
      className="grid gap-5 [&_:is(input,select,textarea)]:scroll-mb-32"
    >
      <FormAlert>
        {conflict && <ConflictNote differences={conflict.differences} />}
        {form.carried && <p>{MESSAGES.pictureLost}</p>}
      </FormAlert>
      <input type="hidden" name="negocio" value={business.id} />
      <BaseVersionFields names={Object.values(BASE_VERSION_FIELDS)} />
      <PlanFields
        plan={business.plan}
        business={business}
        description={<DescriptionHelp businessId={business.id} standing={standing} />}
      />
      <AdministrationFields business={business} />
      <SaveBar isDirty={isDirty}>
        <SubmitButton sending="Guardando…">Guardar cambios</SubmitButton>
      </SaveBar>
    </Form>
  );
}
