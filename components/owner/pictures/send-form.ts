import { SESSION_ENDED } from "@/lib/auth/messages";
import { PICTURE_REFUSALS } from "@/lib/owner/messages";
import { routes } from "@/lib/routes";
import type { UploadFailure, UploadListener } from "./upload-queue";

/** A line of an answer: `place` says where in line, `taken` that it is done. */
type Line = { kind: string };
type PlaceLine = { kind: "place"; place: number };
type TakenLine = { kind: "taken" };

const LOST: UploadFailure = { message: PICTURE_REFUSALS.lost, isLost: true };

function lastLine<Answer extends Line>(text: string): Answer | { message?: unknown; isFinal?: unknown } | null {
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

function toOutcome<Answer extends Line>(
  request: XMLHttpRequest,
): { taken: Extract<Answer, TakenLine> } | UploadFailure {
  // A request without a session is led to the sign-in.
  if (request.responseURL.includes(routes.login())) {
    return { message: SESSION_ENDED.message, link: { href: routes.login(), label: SESSION_ENDED.link } };
  }
  const answer = lastLine<Answer>(request.responseText);
  if (answer && "kind" in answer && answer.kind === "taken") return { taken: answer as Extract<Answer, TakenLine> };
  if (answer && "message" in answer && typeof answer.message === "string") {
    return { message: answer.message, isFinal: "isFinal" in answer && answer.isFinal === true };
  }
  return LOST;
}

/** Sends a form with a picture, and tells truly how much of it has left this device: what `fetch` does not say. */
export function sendForm<Answer extends Line>(
  address: string,
  form: FormData,
  { signal, onShare, onPlace }: UploadListener,
): Promise<{ taken: Extract<Answer, TakenLine> } | UploadFailure> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(LOST);
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.setRequestHeader("accept", "application/json");
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? Math.min(loaded / total, 1) : 0);
    request.upload.onload = () => onShare(1);
    request.onprogress = () => {
      const answer = lastLine<PlaceLine>(request.responseText);
      if (answer && "kind" in answer && answer.kind === "place") onPlace(answer.place);
    };
    request.onload = () => resolve(toOutcome<Answer>(request));
    request.onerror = () => resolve(LOST);
    request.onabort = () => resolve(LOST);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}
