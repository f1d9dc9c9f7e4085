import pino, { type Logger } from "pino";
import { requestId } from "./request-context";

/** Fields with personal data or secrets, removed down to the second level: a line says which id, never whom. */
const HIDDEN_FIELDS = [
  "email",
  "correo",
  "phone",
  "telefono",
  "whatsapp",
  "address",
  "direccion",
  "name",
  "nombre",
  "ip",
  "userAgent",
  "user_agent",
  "password",
  "token",
  "token_hash",
  "access_token",
  "refresh_token",
  "secret",
  "secretKey",
  "apikey",
  "authorization",
  "cookie",
  "set-cookie",
  "headers",
  "body",
  "parameters",
  "detail",
];

const hiddenPaths = HIDDEN_FIELDS.flatMap((field) =>
  field.includes("-") ? [`["${field}"]`, `*["${field}"]`] : [field, `*.${field}`, `*.*.${field}`],
);

/** Values in the text of an error or of Next's own lines: addresses, numbers of telephones and cards, keys and tokens. */
const HIDDEN_VALUES: readonly (readonly [RegExp, string])[] = [
  [/[^\s"'`<>()=:,;]+@[^\s"'`<>()=:,;]+/g, "[address]"],
  [/\beyJ[\w-]+(?:\.[\w-]+)*|\bsb_[a-z]+_[\w-]+|\bBearer \S+|\b[A-Za-z0-9_]{32,}\b/g, "[token]"],
  [/(?<![\w-])\+?(?:\(?\d[ ().-]{0,2}){9,}\d(?![\w-])/g, "[number]"],
];
const MAX_TEXT_CHARACTERS = 1_000;

/** The text without what may be somebody's, and no longer than a line needs. */
export const hideValues = (text: string): string =>
  HIDDEN_VALUES.reduce((hidden, [value, sign]) => hidden.replace(value, sign), text.slice(0, MAX_TEXT_CHARACTERS));

type ErrorFields = { type: string; message?: string; code?: string; digest?: string; stack?: string };

/** Quote rows and parameters in their messages. */
const DATABASE_ERRORS: ReadonlySet<string> = new Set(["PostgrestError", "PostgresError"]);

/** Places of an error. The lines before them repeat the message. */
const placesOf = (stack: string): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

/** Errors of the database and of HTTP clients carry whole rows and requests as extra fields: only these are kept. */
export function toErrorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, code, digest } = error as Error & { code?: unknown; digest?: unknown };
  return {
    type: name,
    ...(DATABASE_ERRORS.has(name) ? {} : { message: hideValues(message) }),
    ...(typeof code === "string" ? { code } : {}),
    ...(typeof digest === "string" ? { digest } : {}),
    ...(stack ? { stack: placesOf(stack) } : {}),
  };
}

/** Logs a JSON object a line to standard error: standard output is a command's. @param base fields of each line. */
export function createLog(
  destination: pino.DestinationStream = pino.destination(2),
  base: Readonly<Record<string, string>> | null = null,
): Logger {
  return pino(
    {
      base,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin() {
        const request = requestId();
        return request ? { request } : {};
      },
      formatters: { level: (level) => ({ level }) },
      serializers: { err: toErrorFields, error: toErrorFields },
      redact: { paths: hiddenPaths, remove: true },
    },
    destination,
  );
}

export const log = createLog();
