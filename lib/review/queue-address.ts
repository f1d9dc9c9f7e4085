import { z } from "zod";
import { QUEUE_KINDS, type QueueKey, type QueueKind } from "./queue-model";

export type QueueQuery = {
  kind: QueueKind | null;
  term: string;
  after: { isFree: boolean; since: string; id: string } | null;
  open: QueueKey | null;
};

const kindSchema = z.enum(QUEUE_KINDS);
const idSchema = z.uuid();
const sinceSchema = z.iso.datetime({ offset: true });

const toItemName = ({ kind, id }: QueueKey): string => `${kind}.${id}`;

function parseItemName(name: string): QueueKey | null {
  const [kind, id] = name.split(".");
  const parsed = z.object({ kind: kindSchema, id: idSchema }).safeParse({ kind, id });
  return parsed.data ?? null;
}

export const toCursor = ({ gratis, desde, id }: { gratis: boolean; desde: string; id: string }): string =>
  `${gratis ? 1 : 0}~${desde}~${id}`;

function parseCursor(cursor: string): QueueQuery["after"] {
  const [isFree, since, id] = cursor.split("~");
  const parsed = z
    .object({ isFree: z.enum(["0", "1"]).transform((each) => each === "1"), since: sinceSchema, id: idSchema })
    .safeParse({ isFree, since, id });
  return parsed.data ?? null;
}

export function parseQueueQuery(read: (name: string) => string): QueueQuery {
  return {
    kind: kindSchema.safeParse(read("tipo")).data ?? null,
    term: read("q").trim().slice(0, 100),
    after: parseCursor(read("tras")),
    open: parseItemName(read("siguiente")),
  };
}

type Values = Readonly<Record<string, string | undefined>>;

export const queueValues = ({ kind, term, after, open }: QueueQuery): Values => ({
  tipo: kind ?? undefined,
  q: term || undefined,
  tras: after ? toCursor({ gratis: after.isFree, desde: after.since, id: after.id }) : undefined,
  siguiente: open ? toItemName(open) : undefined,
});
