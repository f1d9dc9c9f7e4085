import { z } from "zod";
import { toE164 } from "@/lib/contact/e164";
import { telHref } from "@/lib/contact/phone";
import { greetingLink, toWhatsappUrl } from "@/lib/contact/whatsapp";

const answerSchema = z.object({
  nombre: z.string(),
  telefono: z.string(),
  telefono_e164: z.string().nullable(),
  whatsapp: z.string().nullish(),
  whatsapp_e164: z.string().nullish(),
});

/** Reads what show_contact() says. @throws {z.ZodError} for another shape */
export function toShownContact(answer: unknown) {
  const row = answerSchema.parse(answer);
  const chat = toWhatsappUrl(row.whatsapp ?? row.whatsapp_e164);
  return {
    name: row.nombre,
    phone: row.telefono,
    /** A `tel:` address; null when the text is no phone. */
    callHref: telHref(row.telefono, row.telefono_e164 ?? toE164(row.telefono)),
    /** The chat of the same number; null when the plan shows none, or the page shows it itself. */
    whatsappUrl: chat && greetingLink(chat),
  };
}

export type ShownContact = ReturnType<typeof toShownContact>;
