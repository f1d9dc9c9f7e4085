import { z } from "zod";
import { shapeProblem } from "@/lib/http/json-shape";
import { parseJson } from "@/lib/http/parse-json";

const text = z.string().max(255);

/** Frames of the protocol's version 2. */
const frameSchema = z
  .tuple([text.nullable(), text.nullable(), text, text, z.unknown()])
  .transform(([joinRef, ref, topic, event, payload]) => ({ joinRef, ref, topic, event, payload }));

export type Frame = z.infer<typeof frameSchema>;

export function decodeFrame(data: string): Frame | null {
  if (shapeProblem(Buffer.from(data))) return null;
  return frameSchema.safeParse(parseJson(data)).data ?? null;
}

export const encodeFrame = ({ joinRef, ref, topic, event, payload }: Frame): string =>
  JSON.stringify([joinRef, ref, topic, event, payload]);

const subscriptionSchema = z.object({
  event: z.enum(["*", "INSERT", "UPDATE", "DELETE"]),
  schema: z.string().max(63),
  table: z.string().max(63).optional(),
  filter: z
    .string()
    .regex(/^[a-z_][a-z0-9_]*=(eq|neq)\..{0,200}$/)
    .optional(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const joinSchema = z.object({
  config: z
    .object({ postgres_changes: z.array(subscriptionSchema).max(20).default([]) })
    .default({ postgres_changes: [] }),
  access_token: z.string().optional(),
});

export const tokenSchema = z.object({ access_token: z.string() });

export interface Change {
  readonly schema: string;
  readonly table: string;
  readonly type: "INSERT" | "UPDATE" | "DELETE";
  readonly key: Readonly<Record<string, unknown>>;
  readonly commitTimestamp: string;
}

/** True if a subscription is about this change; `record` is the row, or the key where it is gone. */
export function isAbout(
  subscription: Subscription,
  change: Change,
  record: Readonly<Record<string, unknown>>,
): boolean {
  const { event, schema, table, filter } = subscription;
  if (event !== "*" && event !== change.type) return false;
  if (schema !== "*" && schema !== change.schema) return false;
  if (table !== undefined && table !== "*" && table !== change.table) return false;
  const match = filter === undefined ? null : /^([a-z0-9_]+)=(eq|neq)\.(.*)$/.exec(filter);
  if (!match) return true;
  const [, column = "", operator, value] = match;
  return column in record && (String(record[column]) === value) === (operator === "eq");
}
