import "server-only";
import type { FieldName } from "@/lib/businesses/fields";
import { editedTogether, fieldOf } from "@/lib/businesses/fields-of";
import { type PicturePaths, preparePictures, storePictures } from "@/lib/businesses/server/pictures";
import { type FormFailure, formFailure } from "@/lib/forms/form-state";
import type { Json } from "@/lib/supabase/database.types";
import { dropsPictureField, type EditedPicture, GALLERY_PICTURES_PER_FORM, PICTURE_FIELDS } from "../edit-fields";
import type { AdministeredBusiness } from "../edit-mapper";
import { EDIT_MESSAGES as MESSAGES } from "../edit-messages";

const filesOf = (form: FormData, field: EditedPicture): File[] =>
  form.getAll(field).filter((value): value is File => value instanceof File && value.size > 0);

const maxOf = (field: EditedPicture): number => (field === "galeria" ? GALLERY_PICTURES_PER_FORM : 1);

/** Stores a form's pictures around what writes their paths; taken away when that fails or discards them. @param client waits in line. */
export async function withPictures<Result>(
  form: FormData,
  client: string,
  business: string,
  write: (paths: PicturePaths, discard: () => Promise<void>) => Promise<Result>,
): Promise<Result | FormFailure> {
  const asked = PICTURE_FIELDS.map((field) => ({ field, files: filesOf(form, field), most: maxOf(field) }));
  const { sent, errors } = await preparePictures(asked, client, MESSAGES.fullGallery);
  if (Object.keys(errors).length > 0) return formFailure(MESSAGES.pictureFailed, {}, errors);
  const stored = await storePictures(sent, business);
  if (!stored.ok) return formFailure(MESSAGES.pictureFailed);
  const { paths, remove } = stored.value;
  try {
    return await write(paths, remove);
  } catch (error) {
    await remove();
    throw error;
  }
}

const columnOf = (field: FieldName): string => fieldOf(field).columns[0];

export const newPictureColumns = (paths: PicturePaths): { [column: string]: Json } =>
  Object.fromEntries(
    PICTURE_FIELDS.flatMap((field) => {
      const [first, ...others] = paths[field] ?? [];
      if (first === undefined) return [];
      return [[columnOf(field), field === "galeria" ? [first, ...others] : first]];
    }),
  );

/** Columns after the form: pictures taken off are gone, sent ones stand in their place, or at the gallery's end. */
export function pictureChanges(
  form: FormData,
  pictures: AdministeredBusiness["pictures"],
  paths: PicturePaths,
): { columns: { [column: string]: Json }; dropped: readonly string[] } {
  const columns: { [column: string]: Json } = {};
  const kept: string[] = [];
  const gone: string[] = [];
  for (const field of PICTURE_FIELDS) {
    const stored = pictures[field];
    const sent = paths[field] ?? [];
    const drops = new Set(form.getAll(dropsPictureField(field)).map(String));
    const isKept = ({ index }: { index: number }) =>
      !drops.has(String(index)) && (field === "galeria" || sent.length === 0);
    const staying = stored.filter(isKept);
    for (const picture of stored) if (picture.url !== null) (isKept(picture) ? kept : gone).push(picture.url);
    if (staying.length === stored.length && sent.length === 0) continue;
    const all = [...staying.map(({ item }) => item), ...sent];
    // One of a kind: an older one would be seen again when this one goes.
    for (const place of editedTogether(field)) columns[columnOf(place)] = null;
    columns[columnOf(field)] = field === "galeria" ? all : (all[0] ?? null);
  }
  return { columns, dropped: gone.filter((url) => !kept.includes(url)) };
}
