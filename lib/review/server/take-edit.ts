import "server-only";
import type { Viewer } from "@/lib/auth/model";
import { removeMenuPdf } from "@/lib/businesses/server/menu-pdf";
import { toLocalDate } from "@/lib/clock";
import { type FieldValues, formFailure } from "@/lib/forms/form-state";
import { ON } from "@/lib/forms/on-off";
import type { ActionResult } from "@/lib/forms/run-action";
import { removePicturesAt } from "@/lib/images/server/store-picture";
import { routes } from "@/lib/routes";
import { toConflict } from "../edit-conflict";
import { BASE_VERSION_FIELDS, DROPS_MENU_PDF_FIELD, MOVES_OWNER_FIELD, OWNER_FIELD } from "../edit-fields";
import { changedNames, isSame, readBaseVersion } from "../edit-mapper";
import { EDIT_MESSAGES as MESSAGES } from "../edit-messages";
import type { EditConflict, Saved } from "../edit-model";
import { parseOwner, toEditColumns } from "../edit-schema";
import { toWeekColumn } from "../edit-week";
import { pictureChanges, withPictures } from "./edit-pictures";
import { getAdministeredBusiness } from "./queries";
import { saveBusiness } from "./save-business";

type Result = ActionResult<Saved | EditConflict>;

const saved = (id: string, name: string, title: string, aviso: string): Saved => ({
  kind: "saved",
  path: routes.adminBusiness(id, { aviso }),
  title,
  text: name,
});

/** Takes an administrator's edit: only what differs from what the form was opened with is looked at and written. */
export async function takeEdit(id: string, typed: FieldValues, form: FormData, viewer: Viewer): Promise<Result> {
  const baseVersion = readBaseVersion(typed[BASE_VERSION_FIELDS.values]);
  const columns = toEditColumns(typed, changedNames(typed, baseVersion));
  const isOwnerTyped = typed[OWNER_FIELD] !== undefined && !isSame(typed[OWNER_FIELD], baseVersion[OWNER_FIELD]);
  const owner = isOwnerTyped ? parseOwner(typed[OWNER_FIELD] ?? "") : null;
  const week = toWeekColumn(typed, baseVersion, toLocalDate(new Date()));
  const errors = {
    ...columns.errors,
    ...week.errors,
    ...(isOwnerTyped && owner === null ? { [OWNER_FIELD]: MESSAGES.badEmail } : {}),
  };
  if (!columns.ok || Object.keys(errors).length > 0) return formFailure(MESSAGES.check, {}, errors);

  const present = await getAdministeredBusiness(viewer.id, id, typed[BASE_VERSION_FIELDS.at]);
  if (!present) return formFailure(MESSAGES.gone);
  // Before any picture is stored; the database asks again.
  if (present.version !== typed[BASE_VERSION_FIELDS.version]) return toConflict(typed, present);

  const dropsPdf = typed[DROPS_MENU_PDF_FIELD] === ON;
  return withPictures<Result>(form, viewer.id, id, async (paths, discard) => {
    const pictures = pictureChanges(form, present.pictures, paths);
    const outcome = await saveBusiness({
      reviewer: viewer.id,
      business: id,
      changes: { ...columns.value, ...pictures.columns, ...week.columns, ...(dropsPdf && { menu_pdf: null }) },
      version: present.version,
      is_confirmed: typed[MOVES_OWNER_FIELD] === ON,
      // An address, empty for nobody; none leaves it as it is.
      ...(owner === null ? {} : { new_owner: owner }),
    });
    if (outcome.kind !== "saved") await discard();
    switch (outcome.kind) {
      case "saved":
        await removePicturesAt(pictures.dropped, id);
        if (dropsPdf && present.menuPdf) await removeMenuPdf(present.menuPdf);
        return saved(id, present.name, "Negocio actualizado", "actualizado");
      case "unchanged":
        return saved(id, present.name, "No había cambios que guardar.", "sin-cambios");
      case "refused":
        return formFailure(MESSAGES.check, {}, outcome.errors);
      case "slugTaken":
        return formFailure(MESSAGES.check, {}, { slug: MESSAGES.slugTaken });
      case "ownerAsked":
        return formFailure(MESSAGES.check, {}, { [OWNER_FIELD]: MESSAGES.confirmOwner });
      case "stale": {
        const now = await getAdministeredBusiness(viewer.id, id, typed[BASE_VERSION_FIELDS.at]);
        return now ? toConflict(typed, now) : formFailure(MESSAGES.gone);
      }
      case "unknown":
        return formFailure(MESSAGES.gone);
    }
  });
}
