import { z } from "zod";
import { type Columns, columns, orNull } from "@/lib/database-rows/columns";
import { parsePlan } from "@/lib/plans/plans";
import { toPesos } from "@/lib/text/money";
import { quotedName } from "./safe-name";

/** The words of a mail, before they become HTML and text: plain, not escaped. */
export type MailText = {
  subject: string;
  /** Heading; without one, the subject. */
  title?: string;
  paragraphs: readonly string[];
  /** Label and value, such as what a receipt says. */
  facts?: readonly (readonly [label: string, value: string])[];
  button?: { label: string; path: string };
  /** Reason of the mail, for readers who have neither a business nor an account. */
  reason?: string;
  /** Readers can unsubscribe from it (`private.tipos_de_correo.opcional`). */
  isOptional?: boolean;
};

/** Reads `correos.datos` by a shape and puts it into words; null when something of it is missing. */
export function mailKind<const Data extends Parameters<typeof columns>[0]>(
  data: Data,
  write: (data: Columns<Data>) => MailText,
) {
  const schema = columns(data);
  return (datos: unknown): MailText | null => {
    const read = schema.safeParse(datos);
    return read.success ? write(read.data) : null;
  };
}

export const text = z.string().min(1);
export const moment = z.iso.datetime({ offset: true }).transform((value) => new Date(value));
export const plan = z.string().transform((name, context) => {
  const known = parsePlan(name);
  if (!known) context.addIssue({ code: "custom", message: "is no plan" });
  return known ?? z.NEVER;
});

/** The name as it may stand in a mail: «Panadería La Espiga». */
export const BUSINESS = { name: ["nombre", text.transform(quotedName)], slug: ["slug", text] } as const;
export const REASON = { reason: ["motivo", orNull(z.string()).transform((value) => value?.trim() || null)] } as const;
export const PLAN = { plan: ["plan", plan] } as const;
/** Paid for; id: the provider's, as on the buyer's statement. */
export const PAID = {
  id: ["pago", text],
  ...PLAN,
  amountMxn: ["monto_centavos", z.number().int().positive().transform(toPesos)],
} as const;
