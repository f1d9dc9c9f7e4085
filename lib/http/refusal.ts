import { formFailure, refusalText } from "@/lib/forms/form-state";
import { MESSAGES } from "@/lib/messages";
import { maxBodyBytes, PICTURE_FORM_BYTES } from "./body-limits";
import { REFUSAL_TYPE } from "./next-internals";
import { staticPage } from "./static-page";
import { supportCode } from "./trace-context";

type Link = readonly [text: string, href: string];

type Words = {
  heading: string;
  text: string;
  code: string;
  way?: Link;
  /** Asking once more may help. */
  isPassing?: boolean;
};

const REFUSALS = {
  400: {
    code: "bad_request",
    heading: "No entendimos la dirección",
    text: "La dirección no está bien escrita. Revísala, o empieza desde el inicio.",
  },
  403: {
    code: "forbidden",
    heading: "Administración",
    text: MESSAGES.accessDenied,
    way: ["Ver mi cuenta", "/cuenta"],
  },
  405: {
    code: "method_not_allowed",
    heading: "Eso no se puede hacer aquí",
    text: "Esta página no recibe lo que enviaste. Empieza desde el inicio.",
  },
  408: {
    code: "timeout",
    heading: "Tardó demasiado",
    text: "Tu conexión no terminó de enviar a tiempo. Acércate a una mejor señal, o envía menos fotos.",
  },
  413: {
    code: "payload_too_large",
    heading: "Pesa demasiado",
    text: "Lo que enviaste es demasiado largo. Acórtalo y envíalo de nuevo.",
  },
  417: {
    code: "expectation_failed",
    heading: "No pudimos recibirlo",
    text: "Tu programa pide algo que este sitio no ofrece. Inténtalo con otro navegador.",
  },
  422: {
    code: "unreadable_body",
    heading: "No pudimos leer lo que enviaste",
    text: "Llegó incompleto o mal escrito. Envíalo de nuevo.",
  },
  429: {
    code: "too_many_requests",
    heading: "Espera un momento",
    text: "Llegaron demasiadas peticiones a la vez desde tu conexión. Espera unos segundos e inténtalo de nuevo.",
    isPassing: true,
  },
  431: {
    code: "headers_too_large",
    heading: "La dirección es demasiado larga",
    text: "Tu navegador envió una dirección o unas cookies demasiado largas. Borra las cookies de este sitio, o empieza desde el inicio.",
  },
  500: {
    code: "internal_error",
    heading: "Algo falló de nuestro lado",
    text: "No sabemos si quedó guardado. Revísalo antes de enviarlo otra vez.",
  },
  503: {
    code: "unavailable",
    heading: "Volvemos en un momento",
    text: "Ahora no podemos responderte. No es tu conexión: es de nuestro lado y suele durar poco.",
    isPassing: true,
  },
} as const satisfies Readonly<Record<number, Words>>;

export type RefusalStatus = keyof typeof REFUSALS;

const GO_BACK = "Regresa con el botón «Atrás» de tu navegador: casi todos conservan lo que escribiste.";

const HOME: Link = ["Ir al inicio", "/"];
/** An empty address asks for the same page again. */
const AGAIN: Link = ["Reintentar", ""];

type Asked = {
  path: string;
  /** Something was sent, which is lost unless the browser has kept it. */
  isForm: boolean;
  requestId?: string | null;
};

/** From this status on it is our fault: people are told by what support finds their request. */
const FAILED = 500;

function wordsOf(status: RefusalStatus, path: string): Words {
  const words: Words = REFUSALS[status];
  const isAboutPictures = status === 413 && maxBodyBytes(path) === PICTURE_FORM_BYTES;
  return isAboutPictures ? { ...words, text: MESSAGES.picturesTooLarge } : words;
}

export function refusalPage(status: RefusalStatus, { path, isForm, requestId }: Asked): string {
  const { heading, text, isPassing, way } = wordsOf(status, path);
  const code = status >= FAILED && requestId ? [MESSAGES.supportCode(supportCode(requestId))] : [];
  // A link does not send a form again.
  const first = isPassing && !isForm ? AGAIN : way;
  return staticPage({
    heading,
    paragraphs: [text, ...(isForm ? [GO_BACK] : []), ...code],
    links: first ? [first, HOME] : [HOME],
  });
}

/** Refuses in the words of both of Supabase's HTTP APIs (`message`, `msg`) and of our own. */
function refusalJson(status: RefusalStatus, { path, requestId: request }: Asked): string {
  const { code, text } = wordsOf(status, path);
  const body = { status: "error", code, error: code, statusCode: `${status}`, message: text, msg: text };
  return JSON.stringify(status >= FAILED ? { ...body, request } : body);
}

type Reader = "page" | "action" | "program";

type Client = {
  accept: string | null | undefined;
  isAction: boolean;
  isOfProgram?: boolean;
};

export function readerOf({ accept, isAction, isOfProgram = false }: Client): Reader {
  if (isAction) return "action";
  return !isOfProgram && /\btext\/html\b/i.test(accept ?? "") ? "page" : "program";
}

/** Content of a refusal: a page for readers, a failure for a page's own form, JSON for programs. */
export function refusalContent(status: RefusalStatus, reader: Reader, asked: Asked): { type: string; body: string } {
  if (reader === "action")
    return { type: REFUSAL_TYPE, body: refusalText(formFailure(wordsOf(status, asked.path).text)) };
  if (reader === "page") return { type: "text/html; charset=utf-8", body: refusalPage(status, asked) };
  return { type: "application/json; charset=utf-8", body: refusalJson(status, asked) };
}
