import "server-only";
import type { ZodType } from "zod";
import type { BusinessRow } from "@/lib/businesses/field";
import { editBusiness } from "@/lib/businesses/server/edit-business";
import type { ActionResult } from "@/lib/forms/run-action";
import { routes } from "@/lib/routes";
import { baseVersionOf } from "../base-version";
import { editFailure } from "../edit-failure";
import { FLASH_MESSAGES, type FlashMessage } from "../messages";
import { type PicturesChanged, type PictureUndo, undoFields } from "../picture-state";
import type { PictureColumns } from "../pictures";
import { getOwnedBusiness } from "./owned-business";
import { backToSection, type Owner, ownerAction } from "./owner-action";

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
