/** What the server says of a picture that is sent, one JSON object a line; the last one is no place in line. */
export type PictureAnswer = PicturePlace | PictureTaken | PictureRefused;

/** Others come first: the place in line, from 1; 0 when it has its turn. */
type PicturePlace = { kind: "place"; place: number };
export type PictureTaken = {
  kind: "taken";
  url: string;
  /** As columns of the database name it. */
  path: string;
  isWaiting: boolean;
};
/** `isFinal`: the same picture will never be taken. */
type PictureRefused = { kind: "refused"; message: string; isFinal: boolean };

/** Fields of the request. */
export const PICTURE_FIELDS = {
  use: "tipo",
  /** A file, or the address of a picture of the business that is cut anew. */
  file: "archivo",
  url: "foto",
  /** Four shares, separated by commas: left, top, width, height. */
  crop: "recorte",
} as const;
