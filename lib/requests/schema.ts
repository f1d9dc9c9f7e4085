import { z } from "zod";
import { emailSchema } from "@/lib/auth/schema";
import { requiredLine, requiredLines } from "@/lib/businesses/text-rules";
import { readListingSlug } from "@/lib/text/listing-slug";
import { REQUEST_MESSAGES } from "./messages";
import { ANSWER_CHARACTERS, ARCO_KINDS, NAME_CHARACTERS, WORDS_CHARACTERS } from "./model";

const name = requiredLine(NAME_CHARACTERS, REQUEST_MESSAGES.noName);

export const messageSchema = z.object({
  nombre: name,
  correo: emailSchema,
  mensaje: requiredLines(WORDS_CHARACTERS, REQUEST_MESSAGES.noWords),
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
  datos: requiredLines(WORDS_CHARACTERS, REQUEST_MESSAGES.noData),
  negocio: listing,
});
export type SentArcoRequest = z.infer<typeof arcoSchema>;

const answer = requiredLines(ANSWER_CHARACTERS, "Escribe la respuesta.");

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
