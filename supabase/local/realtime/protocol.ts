import { z } from "zod";
import { shapeProblem } from "@/lib/http/json-shape";

export interface Frame {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
}

/** Ways a client writes frames: version 2 as arrays, version 1 as objects. */
export type Version = "1.0.0" | "2.0.0";

const text = z.string().max(255);
const arraySchema = z.tuple([text.nullable(), text.nullable(), text, text, z.unknown()]);
const objectSchema = z.object({
  join_ref: text.nullish(),
  ref: text.nullish(),
  topic: text,
  event: text,
  payload: z.unknown(),
});

/** @returns null for anything that is no frame. */
export function decodeFrame(data: string): Frame | null {
  if (shapeProblem(Buffer.from(data))) return null;
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return null;
  }
  const asArray = arraySchema.safeParse(value);
  if (asArray.success) {
    const [joinRef, ref, topic, event, payload] = asArray.data;
    return { joinRef, ref, topic, event, payload };
  }
  const asObject = objectSchema.safeParse(value);
  if (!asObject.success) return null;
  const { join_ref, ref, topic, event, payload } = asObject.data;
  return { joinRef: join_ref ?? null, ref: ref ?? null, topic, event, payload };
}

export function encodeFrame(version: Version, { joinRef, ref, topic, event, payload }: Frame): string {
  return JSON.stringify(
    version === "2.0.0" ? [joinRef, ref, topic, event, payload] : { join_ref: joinRef, ref, topic, event, payload },
  );
}

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
