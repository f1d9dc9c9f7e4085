import type { FormAction, FormState } from "@/lib/forms/form-state";
import type { PictureUse } from "./pictures";

/** What brings a picture back. */
export type PictureUndo = {
  use: PictureUse;
  url: string;
  /** Where it stood in the gallery. */
  place?: number | undefined;
  /** What stands in its place. */
  instead?: string | undefined;
};

/** Pictures have changed; `path` is where a browser without scripts goes on. */
export type PicturesChanged = { kind: "changed"; message: string; undo: PictureUndo | null; path: string };
export type PicturesState = FormState<PicturesChanged>;
export type PicturesAction = FormAction<PicturesChanged>;

/** Fields of the forms around pictures, beside PICTURE_FIELDS. */
export const PICTURE_FORM_FIELDS = {
  place: "lugar",
  instead: "sustituye",
  /** So many places further in the gallery; back when it is negative. */
  by: "mueve",
  /** The addresses of a gallery in their order, separated by commas, which no address has. */
  order: "orden",
} as const;

/** How a page whose address brings a picture back names it; the fields of the form that does. */
export const undoFields = ({ use, url, place, instead }: PictureUndo): Readonly<Record<string, string>> => ({
  tipo: use,
  foto: url,
  ...(place !== undefined && { [PICTURE_FORM_FIELDS.place]: String(place) }),
  ...(instead !== undefined && { [PICTURE_FORM_FIELDS.instead]: instead }),
});

/** The field of a picture's text, and the one that says which picture it is of, by their number in the form. */
export const altField = (index: number): string => `alt_${index}`;
export const altUrlField = (index: number): string => `foto_${index}`;
