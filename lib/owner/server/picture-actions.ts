import "server-only";
import type { ZodType } from "zod";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { EMPTY_FIELD } from "@/lib/businesses/edit-difference";
import type { BusinessRow } from "@/lib/businesses/field";
import { editBusiness } from "@/lib/businesses/server/edit-business";
import { line } from "@/lib/businesses/text-rules";
import { type FieldErrors, type FormFailure, formFailure } from "@/lib/forms/form-state";
import type { ActionResult } from "@/lib/forms/run-action";
import { MAX_ALT_CHARACTERS, picturePath } from "@/lib/images/picture-data";
import { routes } from "@/lib/routes";
import { callDatabase } from "@/lib/supabase/call-database";
import { baseVersionOf, readBaseVersion } from "../base-version";
import { editFailure } from "../edit-failure";
import { FLASH_MESSAGES, type FlashMessage, PANEL_MESSAGES } from "../messages";
import { altField, altUrlField, type PicturesChanged, type PictureUndo, undoFields } from "../picture-state";
import { ownTexts, type PictureColumns, pictureLabel } from "../pictures";
import { BASE_VERSION_FIELD, type SectionConflict, type SectionSaved } from "../section-state";
import { getOwnedBusiness } from "./owned-business";
import { backToSection, type Owner, ownerAction } from "./owner-action";
import { sectionSaved } from "./save-own";

type Done = { aviso: FlashMessage; undo?: PictureUndo | null };

export const picturesChanged = (business: string, { aviso, undo = null }: Done): PicturesChanged => ({
  kind: "changed",
  message: FLASH_MESSAGES[aviso],
  undo,
  path: routes.picturesUndo(business, aviso, undo ? undoFields(undo) : {}),
});

/** Changes the columns of pictures by what they hold. @throws {BackendError} */
export async function changePictures(
  { viewer, business }: Owner,
  change: (row: BusinessRow) => PictureColumns | null,
  done: Done,
): Promise<ActionResult<PicturesChanged>> {
  const present = await getOwnedBusiness(viewer.id, business.id);
  if (!present) return editFailure({ code: "notYours" });
  const changes = change(present.row);
  const baseVersion = baseVersionOf(present.row, Object.keys(changes ?? {}));
  const edited = changes && (await editBusiness(viewer.id, business.id, changes, baseVersion));
  return edited?.ok === false ? editFailure(edited) : picturesChanged(business.id, done);
}

export const pictureAction = <Input>(
  name: string,
  schema: ZodType<Input>,
  handler: (input: Input, owner: Owner, form: FormData) => Promise<ActionResult<PicturesChanged>>,
) =>
  ownerAction<Input, PicturesChanged>(schema, handler, {
    name,
    returnTo: backToSection("fotos"),
  });

const altRule = line(MAX_ALT_CHARACTERS);

type Typed = { field: string; url: string; alt: string };

function readTexts(form: FormData): { typed: Typed[]; errors: FieldErrors } {
  const typed: Typed[] = [];
  const errors: Record<string, string> = {};
  for (let index = 0; form.has(altUrlField(index)); index += 1) {
    const field = altField(index);
    const parsed = altRule.safeParse(form.get(field) ?? "");
    if (parsed.success) typed.push({ field, url: String(form.get(altUrlField(index))), alt: parsed.data });
    else errors[field] = parsed.error.issues[0]?.message ?? ACTION_MESSAGES.invalid;
  }
  return { typed, errors };
}

/** Stores what one sees in each picture, unless somebody else has written the same text meanwhile. @throws {BackendError} */
export async function savePictureTexts(
  person: string,
  business: string,
  form: FormData,
): Promise<SectionSaved | SectionConflict | FormFailure> {
  const { typed, errors } = readTexts(form);
  if (Object.keys(errors).length > 0) return formFailure(ACTION_MESSAGES.invalid, {}, errors);
  const owned = await getOwnedBusiness(person, business);
  if (!owned) return editFailure({ code: "notYours" });
  const baseVersion = readBaseVersion(form.get(BASE_VERSION_FIELD));
  const present = ownTexts(owned);
  const before = (url: string) => String(baseVersion[url] ?? "");
  const touched = typed.filter(({ url, alt }) => url in present && alt !== before(url));
  const taken = typed.filter(({ url, alt }) => url in present && present[url] !== before(url) && present[url] !== alt);
  if (touched.some((each) => taken.includes(each))) {
    return {
      ...formFailure(PANEL_MESSAGES.conflict, { [BASE_VERSION_FIELD]: JSON.stringify(present) }),
      conflict: {
        differences: taken.map(({ url, alt }) => ({
          label: pictureLabel(owned, url),
          theirs: present[url] || EMPTY_FIELD,
          yours: alt === before(url) ? null : alt || EMPTY_FIELD,
        })),
      },
    };
  }
  if (touched.length > 0) {
    const texts = touched.map(({ url, alt }) => [picturePath(url), { alt: alt || null }] as const);
    await callDatabase("describe_pictures", { person, business, descriptions: Object.fromEntries(texts) });
  }
  return sectionSaved("fotos", business);
}
