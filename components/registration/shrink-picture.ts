/** What the server makes of a picture is no wider. */
const MAX_WIDTH = 1600;
const QUALITY = 0.9;
/** Lighter files are sent as they are. */
const LIGHT_BYTES = 600 * 1024;

async function redraw(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MAX_WIDTH / picture.width);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", QUALITY));
  // A browser that writes no webp writes PNG, which may be larger than the original.
  return blob && blob.size < file.size ? new File([blob], "imagen", { type: blob.type }) : file;
}

/** The form with its pictures made small before they travel: a phone's connection is slow. The server decides anyway. */
export async function withSmallPictures(form: FormData): Promise<FormData> {
  const small = new FormData();
  for (const [name, value] of form) {
    const isHeavy = value instanceof File && value.size > LIGHT_BYTES;
    small.append(name, isHeavy ? await redraw(value).catch(() => value) : value);
  }
  return small;
}
