import { formFailure, refusalText } from "@/lib/forms/form-state";
import { REFUSAL_TYPE } from "@/lib/http/next-internals";
import { MESSAGES } from "@/lib/messages";
import { maxBodyBytes, PICTURE_FORM_BYTES } from "./body-limits";
import { staticPage } from "./static-page";

const TEXT_TOO_LARGE = "Lo que enviaste es demasiado largo. Acórtalo y envíalo de nuevo.";

const GO_BACK = "Regresa con el botón «Atrás» de tu navegador: casi todos conservan lo que escribiste.";

/** Both of Supabase's HTTP APIs, and our own, have their word for the sentence. */
const toJson = (message: string): string =>
  JSON.stringify({ code: "payload_too_large", error: "payload_too_large", statusCode: "413", message, msg: message });

type Asked = {
  /** The header. */
  accept: string;
  /** Sent by a page's own script. */
  isAction: boolean;
};

/**
 * The content of a 413: a page for readers, a failure for a page's own form, JSON for programs.
 * @param path without its query.
 */
export function tooLargeContent(path: string, { accept, isAction }: Asked): { type: string; body: string } {
  const message = maxBodyBytes(path) === PICTURE_FORM_BYTES ? MESSAGES.picturesTooLarge : TEXT_TOO_LARGE;
  // The form says it, and stays as it was typed.
  if (isAction) return { type: REFUSAL_TYPE, body: refusalText(formFailure(message)) };
  if (!/\btext\/html\b/i.test(accept)) return { type: "application/json; charset=utf-8", body: toJson(message) };
  const page = staticPage({
    heading: "Pesa demasiado",
    paragraphs: [message, GO_BACK],
    links: [["Ir al inicio", "/"]],
  });
  return { type: "text/html; charset=utf-8", body: page };
}
