"use server";

import { z } from "zod";
import { DESCRIPTION_BUTTONS, GENERATED_FIELD, toRefusal, WRITTEN_FIELDS } from "@/lib/ai/description-answer";
import { descriptionRequestSchema } from "@/lib/ai/description-request";
import { putStarterTextAway } from "@/lib/ai/server/starter-text-of";
import { writeDescription } from "@/lib/ai/server/write-description";
import { formOf } from "@/lib/forms/form-of";
import { type FormAction, formFailure } from "@/lib/forms/form-state";
import type { SectionConflict, SectionSaved, SectionState } from "@/lib/owner/section-state";
import { fieldsAction } from "@/lib/owner/server/fields-action";
import { backToSection, ownerAction } from "@/lib/owner/server/owner-action";

const save = fieldsAction("datos");

/** The button that stores nothing: the form comes back as it was typed. */
const AS_TYPED = "";
const returnTo = backToSection("datos");
type Shown = SectionSaved | SectionConflict;

const writeDescriptionHere = ownerAction<z.output<typeof descriptionRequestSchema>, Shown>(
  descriptionRequestSchema,
  async (request, { viewer }) => {
    const written = await writeDescription(viewer, request, {});
    if (!written.ok) return formFailure(AS_TYPED, {}, { [WRITTEN_FIELDS.text]: toRefusal(written.code).error });
    const { value, isDraft } = written.value;
    return formFailure(AS_TYPED, { [WRITTEN_FIELDS.text]: value, ...(isDraft && { [WRITTEN_FIELDS.draft]: "1" }) });
  },
  { returnTo, name: "write-description" },
);

const takeDescriptionHere = ownerAction<{ [GENERATED_FIELD]: string }, Shown>(
  z.object({ [GENERATED_FIELD]: z.string() }),
  async ({ [GENERATED_FIELD]: text }) => formFailure(AS_TYPED, { descripcion: text }),
  { returnTo, name: "use-description" },
);

const putStarterAway = ownerAction<unknown, Shown>(
  z.unknown(),
  async (_, { viewer, business }) => {
    await putStarterTextAway(viewer.id, business.id);
    return formFailure(AS_TYPED);
  },
  { returnTo, name: "put-starter-away" },
);

const BUTTONS: Readonly<Record<string, FormAction<Shown>>> = {
  [DESCRIPTION_BUTTONS.write]: writeDescriptionHere,
  [DESCRIPTION_BUTTONS.use]: takeDescriptionHere,
  [DESCRIPTION_BUTTONS.putAway]: putStarterAway,
};

export async function saveData(...sent: readonly unknown[]): Promise<SectionState> {
  const form = formOf(...sent);
  const [, act = save] = Object.entries(BUTTONS).find(([name]) => form.has(name)) ?? [];
  return act(form);
}
