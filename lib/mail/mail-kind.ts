import { z } from "zod";
import { parsePlan } from "@/lib/plans/plans";
import { toPesos } from "@/lib/text/money";
import { quotedName } from "./safe-name";

/** The words of a mail, before they become HTML and text: plain, not escaped. */
export type MailText = {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  /** Label and value, such as what a receipt says. */
  facts?: readonly (readonly [label: string, value: string])[];
  button?: { label: string; path: string };
  /** Why somebody reads this who has neither a business nor an account. */
  reason?: string;
  /** Readers can unsubscribe from it (`private.tipos_de_correo.opcional`). */
  isOptional?: boolean;
};

/** By name: a key of `correos.datos`, and what it must hold. */
type Shape = Readonly<Record<string, readonly [key: string, schema: z.ZodType]>>;
export type Told<S extends Shape> = { [Name in keyof S]: z.output<S[Name][1]> };

/** Reads `correos.datos` by a shape and puts it into words; null when something of it is missing. */
export function mailKind<const S extends Shape>(shape: S, write: (told: Told<S>) => MailText) {
  const schema = z.object(Object.fromEntries(Object.values(shape)));
  return (datos: unknown): MailText | null => {
    const { data } = schema.safeParse(datos);
    return data
      ? write(Object.fromEntries(Object.entries(shape).map(([name, [key]]) => [name, data[key]])) as Told<S>)
      : null;
  };
}

export const text = z.string().min(1);
export const moment = z.iso.datetime({ offset: true }).transform((value) => new Date(value));
export const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);
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
