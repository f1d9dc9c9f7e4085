import "server-only";
import type { ZodType } from "zod";
import type { BusinessRow } from "@/lib/businesses/field";
import type { ActionResult } from "@/lib/forms/run-action";
import { routes } from "@/lib/routes";
import { editFailure } from "../edit-failure";
import { FLASH_MESSAGES, type FlashMessage } from "../messages";
import { type PicturesChanged, type PictureUndo, undoFields } from "../picture-state";
import type { PictureColumns } from "../pictures";
import { changeOwn } from "./change-own";
import { picturesSlot } from "./form-slots";
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
  const changed = await changeOwn(viewer.id, business.id, ({ row }) => change(row));
  return changed.ok ? picturesChanged(business.id, done) : editFailure(changed);
}

/** An action of the section of pictures. */
export const pictureAction = <Input>(
  name: string,
  schema: ZodType<Input>,
  handler: (input: Input, owner: Owner, form: FormData) => Promise<ActionResult<PicturesChanged>>,
) =>
  ownerAction<Input, PicturesChanged>(schema, handler, {
    name,
    returnTo: backToSection("fotos"),
    slot: picturesSlot,
  });
