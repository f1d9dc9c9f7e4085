import { smallPicture } from "@/components/registration/shrink-picture";
import { SESSION_ENDED } from "@/lib/auth/messages";
import type { PictureCrop } from "@/lib/images/picture-limits";
import { PICTURE_REFUSALS } from "@/lib/owner/messages";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { PICTURE_FIELDS, type PictureAnswer, type PictureTaken } from "@/lib/owner/picture-answer";
import type { PictureUse } from "@/lib/owner/pictures";
import { cropText } from "@/lib/owner/read-crop";
import { routes } from "@/lib/routes";
import type { UploadFailure, UploadListener } from "./upload-queue";

/** What is sent: a file, or a picture of the business that is cut anew. */
export type PictureSource = { businessId: string; use: PictureUse } & (
  | { file: File }
  | { url: string; crop: PictureCrop }
);

type Outcome = { taken: PictureTaken } | UploadFailure;

const LOST: UploadFailure = { message: PICTURE_REFUSALS.lost, isLost: true };

async function toForm(source: PictureSource): Promise<FormData> {
  const form = new FormData();
  form.set(BUSINESS_ID_FIELD, source.businessId);
  form.set(PICTURE_FIELDS.use, source.use);
  if ("file" in source) form.set(PICTURE_FIELDS.file, await smallPicture(source.file));
  else {
    form.set(PICTURE_FIELDS.url, source.url);
    form.set(PICTURE_FIELDS.crop, cropText(source.crop));
  }
  return form;
}

/** The last line that has come whole. */
function lastAnswer(text: string): PictureAnswer | { message?: unknown; isFinal?: unknown } | null {
  const line =
    text
      .slice(0, text.lastIndexOf("\n") + 1 || text.length)
      .trim()
      .split("\n")
      .at(-1) ?? "";
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function toOutcome(request: XMLHttpRequest): Outcome {
  // Whoever is signed out is led to the sign-in, and the request with them.
  if (request.responseURL.includes(routes.login())) {
    return { message: SESSION_ENDED.message, link: { href: routes.login(), label: SESSION_ENDED.link } };
  }
  const answer = lastAnswer(request.responseText);
  if (answer && "kind" in answer && answer.kind === "taken") return { taken: answer };
  if (answer && "message" in answer && typeof answer.message === "string") {
    return { message: answer.message, isFinal: answer.isFinal === true };
  }
  return LOST;
}

/** Sends one picture, and tells truly how much of it has left this device: what `fetch` does not say. */
export async function sendPicture(
  source: PictureSource,
  { signal, onShare, onPlace }: UploadListener,
): Promise<Outcome> {
  const form = await toForm(source);
  if (signal.aborted) return LOST;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", routes.sendPicture());
    request.setRequestHeader("accept", "application/json");
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? Math.min(loaded / total, 1) : 0);
    request.upload.onload = () => onShare(1);
    request.onprogress = () => {
      const answer = lastAnswer(request.responseText);
      if (answer && "kind" in answer && answer.kind === "place") onPlace(answer.place);
    };
    request.onload = () => resolve(toOutcome(request));
    request.onerror = () => resolve(LOST);
    request.onabort = () => resolve(LOST);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}
