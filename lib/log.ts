import pino, { type Logger } from "pino";

/**
 * Names of fields that hold personal data or a secret. They are removed wherever they stand, down to the second level:
 * a log line says what happened to which id, never to whom.
 */
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

type ErrorFields = { type: string; message: string; code?: string; digest?: string; stack?: string };

/** Errors of the database and of HTTP clients carry whole rows and requests as extra fields: only these are kept. */
export function toErrorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { code, digest } = error as { code?: unknown; digest?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === "string" ? { code } : {}),
    ...(typeof digest === "string" ? { digest } : {}),
    ...(error.stack ? { stack: error.stack } : {}),
  };
}

/** One JSON object a line, to `destination` (standard error: standard output belongs to what a command prints). */
export function createLog(destination: pino.DestinationStream = pino.destination(2)): Logger {
  return pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: toErrorFields, error: toErrorFields },
      redact: { paths: hiddenPaths, remove: true },
    },
    destination,
  );
}

export const log = createLog();
