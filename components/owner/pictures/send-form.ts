import { SESSION_ENDED } from "@/lib/auth/messages";
import { PICTURE_REFUSALS } from "@/lib/owner/messages";
import { routes } from "@/lib/routes";
import type { UploadFailure, UploadListener, UploadOutcome } from "./upload-queue";

/** A line of an answer: `place` says where in line, `taken` that it is done; others refuse. */
type Line = { kind?: unknown; place?: number; message?: unknown; isFinal?: unknown };

const LOST: UploadFailure = { message: PICTURE_REFUSALS.lost, isLost: true };

function lastLine(text: string): Line | null {
  const whole = text.slice(0, text.lastIndexOf("\n") + 1 || text.length);
  try {
    return JSON.parse(whole.trim().split("\n").at(-1) ?? "");
  } catch {
    return null;
  }
}

function toOutcome<Taken>(request: XMLHttpRequest): UploadOutcome<Taken> {
  // A request without a session is led to the sign-in.
  if (request.responseURL.includes(routes.login())) {
    return { message: SESSION_ENDED.message, link: { href: routes.login(), label: SESSION_ENDED.link } };
  }
  const answer = lastLine(request.responseText);
  if (answer?.kind === "taken") return { taken: answer as Taken };
  if (typeof answer?.message !== "string") return LOST;
  return { message: answer.message, isFinal: answer.isFinal === true };
}

/** Sends a form with a picture, and tells truly how much of it has left this device: what `fetch` does not say. */
export function sendForm<Taken extends { kind: "taken" }>(
  address: string,
  form: FormData,
  { signal, onShare, onPlace }: UploadListener,
): Promise<UploadOutcome<Taken>> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(LOST);
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.setRequestHeader("accept", "application/json");
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? Math.min(loaded / total, 1) : 0);
    request.upload.onload = () => onShare(1);
    request.onprogress = () => {
      const { kind, place = 0 } = lastLine(request.responseText) ?? {};
      if (kind === "place") onPlace(place);
    };
    request.onload = () => resolve(toOutcome(request));
    request.onerror = () => resolve(LOST);
    request.onabort = () => resolve(LOST);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}
