import { z } from "zod";
import { emailSchema } from "@/lib/auth/schema";
import { readListingSlug } from "@/lib/text/listing-slug";
import { toVisibleText } from "@/lib/text/visible-text";
import { REQUEST_MESSAGES } from "./messages";
import { ANSWER_CHARACTERS, ARCO_KINDS, NAME_CHARACTERS, WORDS_CHARACTERS } from "./model";

const words = (missing: string, max: number, tooLong: string) =>
  z
    .string({ error: missing })
    .transform(toVisibleText)
    .pipe(z.string().min(1, { error: missing }).max(max, { error: tooLong }));

const name = z
  .string({ error: REQUEST_MESSAGES.noName })
  .transform((text) => toVisibleText(text).replace(/\s+/g, " "))
  .pipe(
    z.string().min(1, { error: REQUEST_MESSAGES.noName }).max(NAME_CHARACTERS, { error: REQUEST_MESSAGES.longName }),
  );

export const messageSchema = z.object({
  nombre: name,
  correo: emailSchema,
  mensaje: words(REQUEST_MESSAGES.noWords, WORDS_CHARACTERS, REQUEST_MESSAGES.longWords),
});
export type SentMessage = z.infer<typeof messageSchema>;

const listing = z
  .string()
  .default("")
  .transform((text, context) => {
    if (text.trim() === "") return null;
    const slug = readListingSlug(text);
    if (slug === null) context.addIssue({ code: "custom", message: REQUEST_MESSAGES.badListing });
    return slug;
  });

export const arcoSchema = z.object({
  tipo: z.enum(
    ARCO_KINDS.map(({ id }) => id),
    { error: REQUEST_MESSAGES.noKind },
  ),
  nombre: name,
  correo: emailSchema,
  datos: words(REQUEST_MESSAGES.noData, WORDS_CHARACTERS, REQUEST_MESSAGES.longWords),
  negocio: listing,
});
export type SentArcoRequest = z.infer<typeof arcoSchema>;

const ANSWER = "Escribe la respuesta.";
const answer = words(ANSWER, ANSWER_CHARACTERS, `Usa como máximo ${ANSWER_CHARACTERS} caracteres.`);

export const messageDecisionSchema = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("responder"), mensaje: z.uuid(), respuesta: answer }),
  z.object({ decision: z.literal("cerrar"), mensaje: z.uuid() }),
]);

/** Decisions of an administrator on a request by law; those that are written to the person have words. */
export const arcoDecisionSchema = z.discriminatedUnion("decision", [
  z.object({
    decision: z.enum(["pedir", "prorrogar", "proceder", "responder"]),
    solicitud: z.uuid(),
    respuesta: answer,
  }),
  z.object({ decision: z.enum(["tomar", "cumplir"]), solicitud: z.uuid() }),
]);
export type ArcoDecision = z.infer<typeof arcoDecisionSchema>;
