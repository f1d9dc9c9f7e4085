import { z } from "zod";

/** By name of the model: the key of the row or document, and what it must hold. */
type Shape = Readonly<Record<string, readonly [key: string, schema: z.ZodType]>>;
export type Columns<S extends Shape> = { [Name in keyof S]: z.output<S[Name][1]> };

/** A schema that reads keys of a row under the names of the model. */
export const columns = <const S extends Shape>(shape: S) =>
  z
    .object(Object.fromEntries(Object.values(shape)))
    .transform(
      (row) => Object.fromEntries(Object.entries(shape).map(([name, [key]]) => [name, row[key]])) as Columns<S>,
    );

/** Null also for a key that is missing. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value): z.output<Schema> | null => value ?? null);
