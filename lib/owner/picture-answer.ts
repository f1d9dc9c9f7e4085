/** The last line (JSON) of the server's answer to a picture; others come first (`pictureRoute`). */
export type PictureAnswer = PictureTaken | PictureRefused;

export type PictureTaken = {
  kind: "taken";
  url: string;
  /** Path as columns of the database name it. */
  path: string;
  isWaiting: boolean;
};
/** `isFinal`: the same picture will never be taken. */
type PictureRefused = { kind: "refused"; message: string; isFinal: boolean };

export const PICTURE_FIELDS = {
  use: "tipo",
  /** A file, or the address of a picture of the business that is cut anew. */
  file: "archivo",
  url: "foto",
  /** Four shares, separated by commas: left, top, width, height. */
  crop: "recorte",
} as const;
