"use server";

import { z } from "zod";
import { GENERATED_FIELD, toRefusal } from "@/lib/ai/description-answer";
import { descriptionRequestSchema } from "@/lib/ai/description-request";
import { descriptionSlot } from "@/lib/ai/server/description-slot";
import { putStarterTextAway } from "@/lib/ai/server/starter-text-of";
import { writeDescription } from "@/lib/ai/server/write-description";
import { formFailure } from "@/lib/forms/form-state";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { DATA_PARTS } from "@/lib/owner/section-parts";
import type { SectionConflict, SectionSaved } from "@/lib/owner/section-state";
import { fieldsAction } from "@/lib/owner/server/fields-action";
import { dataSlot } from "@/lib/owner/server/form-slots";
import { ownerAction } from "@/lib/owner/server/owner-action";
import { routes } from "@/lib/routes";

export const saveData = fieldsAction("datos", DATA_PARTS, dataSlot);

/** The others store no field: the form comes back as it was typed. */
const AS_TYPED = "";
const options = {
  returnTo: (form: FormData) => routes.panelSection("datos", String(form.get(BUSINESS_ID_FIELD) ?? "")),
  slot: dataSlot,
};
type Shown = SectionSaved | SectionConflict;

export const writeDescriptionHere = ownerAction<z.output<typeof descriptionRequestSchema>, Shown>(
  descriptionRequestSchema,
  async (request, { viewer }) => {
    const written = await writeDescription(viewer, request, {});
    await descriptionSlot.keep(
      written.ok
        ? { kind: "written", text: written.value.value, isDraft: written.value.isDraft }
        : { kind: "failed", message: toRefusal(written.code).error },
    );
    return formFailure(AS_TYPED);
  },
  { ...options, name: "write-description" },
);

export const takeDescriptionHere = ownerAction<{ [GENERATED_FIELD]: string }, Shown>(
  z.object({ [GENERATED_FIELD]: z.string() }),
  async ({ [GENERATED_FIELD]: text }) => formFailure(AS_TYPED, { descripcion: text }),
  { ...options, name: "use-description" },
);

export const putStarterAway = ownerAction<unknown, Shown>(
  z.unknown(),
  async (_, { viewer, business }) => {
    await putStarterTextAway(viewer.id, business.id);
    return formFailure(AS_TYPED);
  },
  { ...options, name: "put-starter-away" },
);
