"use client";

import { BaseVersionFields } from "@/components/business-form/base-version-fields";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { NewTabNote } from "@/components/ui/new-tab-note";
import type { AiStanding } from "@/lib/ai/model";
import { OFF } from "@/lib/forms/on-off";
import { SWITCH_FIELDS } from "@/lib/review/edit-fields";
import { EDIT_MESSAGES as MESSAGES } from "@/lib/review/edit-messages";
import type { AlikeBusiness, AlikeFound } from "@/lib/review/edit-model";
import { NEW_FIELDS } from "@/lib/review/new-fields";
import { routes } from "@/lib/routes";
import { AdministrationFields } from "./administration-fields";
import { DescriptionHelp } from "./description-help";
import { NewTerms } from "./new-terms";
import { PlanFields } from "./plan-fields";
import { SaveBar } from "./save-bar";
import { type BusinessFormProps, useBusinessForm } from "./use-business-form";

function AlikeNote({ alike }: { alike: readonly AlikeBusiness[] }) {
  return (
    <ul className="mt-2 grid gap-2 text-ink">
      {alike.map(({ id, name, address, phone }) => (
        <li key={id}>
          <a
            href={routes.adminBusiness(id)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-8 items-center font-semibold underline"
          >
            {name}
            <NewTabNote />
          </a>
          <span className="block">{[address, phone].filter(Boolean).join(" · ")}</span>
        </li>
      ))}
    </ul>
  );
}

type AddFormProps = BusinessFormProps<AlikeFound> & {
  /** Sent twice, the form makes one business. */
  request: string;
  standing: AiStanding;
};

export function AddForm({ request, standing, ...props }: AddFormProps) {
  const { form, isDirty, noteDirty } = useBusinessForm(props);
  const { state } = form;
  const alike = state && "alike" in state ? state.alike : null;
  return (
    <Form
      of={form}
      initial={{
        [NEW_FIELDS.request]: request,
        [NEW_FIELDS.approval]: "publicar",
        [NEW_FIELDS.plan]: "free",
        ...Object.fromEntries(SWITCH_FIELDS.map((name) => [name, OFF])),
      }}
      onInput={() => noteDirty(true)}
      className="grid gap-5 [&_:is(input,select,textarea)]:scroll-mb-32"
    >
      <FormAlert>
        {alike && <AlikeNote alike={alike} />}
        {form.carried && <p>{MESSAGES.pictureLost}</p>}
      </FormAlert>
      <BaseVersionFields names={[NEW_FIELDS.request]} />
      {alike && <input type="hidden" name={NEW_FIELDS.alikeSeen} value="1" />}
      <NewTerms />
      <PlanFields
        plan="premium"
        business={null}
        description={<DescriptionHelp businessId={null} standing={standing} />}
      />
      <AdministrationFields business={null} />
      <SaveBar isDirty={isDirty}>
        <SubmitButton sending="Agregando…">{alike ? "Agregar de todos modos" : "Agregar negocio"}</SubmitButton>
      </SaveBar>
    </Form>
  );
}
