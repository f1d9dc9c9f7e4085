import type { FormAction, FormState } from "@/lib/forms/form-state";
import type { PictureUse } from "./pictures";

export type PictureUndo = {
  use: PictureUse;
  url: string;
  place?: number | undefined;
  instead?: string | undefined;
};

/** Pictures have changed; `path` is where a browser without scripts goes on. */
export type PicturesChanged = { kind: "changed"; message: string; undo: PictureUndo | null; path: string };
export type PicturesState = FormState<PicturesChanged>;
export type PicturesAction = FormAction<PicturesChanged>;

export const PICTURE_FORM_FIELDS = {
  place: "lugar",
  instead: "sustituye",
  /** So many places further in the gallery; back when it is negative. */
  by: "mueve",
  /** The addresses of a gallery in their order, separated by commas, which no address has. */
  order: "orden",
} as const;

export const undoFields = ({ use, url, place, instead }: PictureUndo): Readonly<Record<string, string>> => ({
  tipo: use,
  foto: url,
  ...(place !== undefined && { [PICTURE_FORM_FIELDS.place]: String(place) }),
  ...(instead !== undefined && { [PICTURE_FORM_FIELDS.instead]: instead }),
});

export const altField = (index: number): string => `alt_${index}`;
export const altUrlField = (index: number): string => `foto_${index}`;
