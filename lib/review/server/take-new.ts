import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Viewer } from "@/lib/auth/model";
import { slugCandidates } from "@/lib/businesses/slug";
import { line } from "@/lib/businesses/text-rules";
import { type FieldValues, formFailure } from "@/lib/forms/form-state";
import type { ActionResult } from "@/lib/forms/run-action";
import { PLAN_IDS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { EDIT_NAMES, GIVEN_MONTHS, GIVEN_REASON_CHARACTERS, NEW_FIELDS, OWNER_FIELD } from "../edit-fields";
import { EDIT_MESSAGES as MESSAGES } from "../edit-messages";
import type { AlikeFound, Saved } from "../edit-model";
import { parseOwner, toEditColumns } from "../edit-schema";
import { newPictureColumns, withPictures } from "./edit-pictures";
import { listAlikeBusinesses } from "./queries";
import { addBusiness } from "./save-business";

const newSchema = z
  .object({
    aprobacion: z.enum(["publicar", "espera"]).default("publicar"),
    plan: z.enum(PLAN_IDS).default("free"),
    meses: z.coerce
      .number()
      .refine((months) => GIVEN_MONTHS.some((each) => each === months))
      .default(1),
    motivo: line(GIVEN_REASON_CHARACTERS),
  })
  .superRefine(({ plan, motivo }, context) => {
    if (plan !== "free" && motivo === "")
      context.addIssue({ code: "custom", path: ["motivo"], message: MESSAGES.missingReason });
  })
  .transform(({ aprobacion, plan, meses, motivo }) => ({
    isPublished: aprobacion === "publicar",
    plan,
    months: plan === "free" ? 0 : meses,
    reason: motivo,
  }));

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const SUFFIX_CHARACTERS = 6;

/** Takes a business that an administrator adds; the same form makes one, however often it is sent. */
export async function takeNew(
  typed: FieldValues,
  form: FormData,
  viewer: Viewer,
): Promise<ActionResult<Saved | AlikeFound>> {
  const columns = toEditColumns(
    typed,
    EDIT_NAMES.filter((name) => name !== "slug"),
  );
  const terms = newSchema.safeParse(typed);
  const owner = parseOwner(typed[OWNER_FIELD] ?? "");
  const errors = {
    ...columns.errors,
    ...Object.fromEntries((terms.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])),
    ...(owner === null ? { [OWNER_FIELD]: MESSAGES.badEmail } : {}),
  };
  if (!columns.ok || !terms.success || owner === null) return formFailure(MESSAGES.check, {}, errors);

  if (typed[NEW_FIELDS.alikeSeen] !== "1") {
    const alike = await listAlikeBusinesses(viewer.id, textOf(typed.nombre), textOf(columns.value.telefono));
    if (alike.length > 0) return { ...formFailure(MESSAGES.alike), alike };
  }
  const id = randomUUID();
  const { isPublished, plan, months, reason } = terms.data;
  return withPictures<ActionResult<Saved | AlikeFound>>(form, viewer.id, id, async (paths, discard) => {
    const added = await addBusiness({
      reviewer: viewer.id,
      request: z.uuid().safeParse(typed[NEW_FIELDS.request]).data ?? randomUUID(),
      new_id: id,
      form: { ...columns.value, ...newPictureColumns(paths) },
      slugs: [
        ...slugCandidates(
          textOf(typed.nombre),
          textOf(typed.colonia) || null,
          randomUUID().slice(0, SUFFIX_CHARACTERS),
        ),
      ],
      is_published: isPublished,
      new_owner: owner,
      given_plan: plan,
      months,
      reason,
    });
    // The business of a form that was sent before has its own pictures.
    if (added.kind === "refused" || !added.isNew) await discard();
    if (added.kind === "refused") return formFailure(MESSAGES.check, {}, added.errors);
    return {
      kind: "saved",
      path: routes.adminBusiness(added.id, { aviso: "agregado" }),
      title: "Negocio agregado",
      text: textOf(typed.nombre),
    };
  });
}
