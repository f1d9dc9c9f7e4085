const MAX_WIDTH = 1600;
const QUALITY = 0.9;
const LIGHT_BYTES = 600 * 1024;
/** Formats that the server opens. Another one (HEIC) becomes one of them where the browser knows it, as iPhones do. */
const OPENED: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"]);

async function redraw(file: File, maxWidth: number): Promise<File> {
  const isOpened = OPENED.has(file.type);
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, maxWidth / picture.width);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, isOpened ? "image/webp" : "image/jpeg", QUALITY),
  );
  // A browser that writes no webp writes PNG, which may be larger than the original.
  return blob && (!isOpened || blob.size < file.size) ? new File([blob], "imagen", { type: blob.type }) : file;
}

/** A picture made small before it travels a phone's slow connection, or as it is where the browser cannot. The server decides anyway. */
export async function smallPicture(file: File, maxWidth = MAX_WIDTH): Promise<File> {
  const isRedrawn = file.size > LIGHT_BYTES || !OPENED.has(file.type);
  return isRedrawn ? redraw(file, maxWidth).catch(() => file) : file;
}

export async function withSmallPictures(form: FormData): Promise<FormData> {
  const small = new FormData();
  for (const [name, value] of form) {
    small.append(name, value instanceof File && value.size > 0 ? await smallPicture(value) : value);
  }
  return small;
}
