import { z } from "zod";
import { type IsoDate, parseIsoDate } from "@/lib/clock";
import type { Database } from "@/lib/supabase/database.types";
import { textOf } from "@/lib/text/text-of";
import { ACTION_WORDS } from "./action-labels";

const changes = z.record(z.string(), z.unknown()).catch({});

export const toTrailEntry = (row: Database["public"]["Functions"]["list_trail"]["Returns"][number]) => ({
  id: row.id,
  at: new Date(row.created_at),
  /** The address of whoever did it; null when the account is gone. */
  person: row.correo,
  action: row.accion,
  /** Its name is null once it is gone for good. */
  business: row.negocio_id === null ? null : { id: row.negocio_id, name: row.negocio },
  entity: row.entidad,
  subject: row.sujeto,
  /** Only what changed; what a row does not say is not known. */
  before: changes.parse(row.antes),
  after: changes.parse(row.despues),
});

export type TrailEntry = ReturnType<typeof toTrailEntry>;

export type TrailPerson = { id: string; email: string | null };

export type TrailFilters = {
  person: string | null;
  action: string | null;
  /** Id, slug or part of the name. */
  business: string | null;
  /** Days of Mexico City, both included. */
  since: IsoDate | null;
  until: IsoDate | null;
  before: number | null;
};

type Query = Readonly<Record<string, string | string[] | undefined>>;

const MAX_BUSINESS_CHARACTERS = 150;

const idSchema = z.uuid();
const entryIdSchema = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The database knows no year 0. */
const FIRST_DAY: IsoDate = "1900-01-01";

function dayOf(value: unknown): IsoDate | null {
  const day = parseIsoDate(textOf(value));
  return day !== null && day >= FIRST_DAY ? day : null;
}

/** A link of the business's page counts as its slug. */
const PAGE = /\/negocio\/([a-z0-9-]+)/;

const businessOf = (typed: string): string | null =>
  (PAGE.exec(typed)?.[1] ?? typed).slice(0, MAX_BUSINESS_CHARACTERS) || null;

export function readTrailFilters(query: Query): TrailFilters {
  const action = textOf(query.accion);
  return {
    person: idSchema.safeParse(textOf(query.persona)).data ?? null,
    action: Object.hasOwn(ACTION_WORDS, action) ? action : null,
    business: businessOf(textOf(query.negocio)),
    since: dayOf(query.desde),
    until: dayOf(query.hasta),
    before: entryIdSchema.safeParse(textOf(query.antes)).data ?? null,
  };
}

export const trailQuery = ({ person, action, business, since, until, before }: Partial<TrailFilters>) => ({
  persona: person,
  accion: action,
  negocio: business,
  desde: since,
  hasta: until,
  antes: before,
});
