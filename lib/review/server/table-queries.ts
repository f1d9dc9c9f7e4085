import "server-only";
import { z } from "zod";
import { adminClient } from "@/lib/supabase/admin";
import type { Database } from "@/lib/supabase/database.types";
import { BackendError } from "@/lib/supabase/public";
import { MAX_DECIDED } from "../decision";
import { type TableRow, tableRow } from "../table-row";
import type { Cursor, TableView } from "../table-view";

const PAGE_ROWS = 50;
const CARDS = 12;
/** SQLSTATE class of a value that is none of its type: a cursor that somebody has typed. */
const BAD_VALUE = /^22/;

export type TablePage = {
  total: number;
  rows: readonly TableRow[];
  next: Cursor | null;
  previous: Cursor | null;
};

const answerSchema = z.object({ total: z.number(), negocios: z.array(tableRow) });

type Question = Omit<Database["public"]["Functions"]["list_admin_businesses"]["Args"], "reviewer">;

/** Null for a cursor that is none. @throws {BackendError} */
async function ask(reviewerId: string, question: Question): Promise<z.infer<typeof answerSchema> | null> {
  const { data, error } = await adminClient().rpc("list_admin_businesses", { reviewer: reviewerId, ...question });
  if (error && BAD_VALUE.test(error.code) && question.cursor_id) return null;
  if (error) throw new BackendError("listAdminBusinesses", error);
  return answerSchema.parse(data);
}

const cursorAt = (row: TableRow | undefined, isBackward: boolean): Cursor | null =>
  row ? { key: row.key, id: row.id, isBackward } : null;

/** A page of the table. Before the first row there is the first page. @throws {BackendError} also for whoever is no administrator */
export async function listTablePage(reviewerId: string, view: TableView): Promise<TablePage> {
  const { cursor } = view;
  const answer = await ask(reviewerId, {
    ...(view.term && { term: view.term }),
    ...(view.category && { category: view.category }),
    ...(view.plan && { plan: view.plan }),
    ...(view.status && { status: view.status }),
    ...(view.isFeatured !== null && { featured: view.isFeatured }),
    ...(view.hasOwner !== null && { owned: view.hasOwner }),
    sort: view.sort,
    descending: view.isDescending,
    ...(cursor && { cursor_key: cursor.key, cursor_id: cursor.id, backward: cursor.isBackward }),
    page_size: PAGE_ROWS,
  });
  const isShort = answer !== null && cursor?.isBackward && answer.negocios.length < PAGE_ROWS;
  if (!answer || isShort) return listTablePage(reviewerId, { ...view, cursor: null });
  const { total, negocios } = answer;
  const isMore = negocios.length > PAGE_ROWS;
  const isBackward = cursor?.isBackward ?? false;
  const shown = negocios.slice(0, PAGE_ROWS);
  const rows = isBackward ? shown.reverse() : shown;
  return {
    total,
    rows,
    next: isBackward || isMore ? cursorAt(rows.at(-1), false) : null,
    previous: isBackward ? (isMore ? cursorAt(rows[0], true) : null) : cursor && cursorAt(rows[0], true),
  };
}

/** Registrations first, then the newest. @throws {BackendError} also for whoever is no administrator */
export async function listCards(reviewerId: string, term: string): Promise<readonly TableRow[]> {
  const answer = await ask(reviewerId, { ...(term && { term }), sort: "revision", page_size: CARDS });
  return answer?.negocios.slice(0, CARDS) ?? [];
}

/** Ids that an address of the data API holds. */
const NAMES_AT_ONCE = 100;

/** Names for a question, of businesses that are there. For administrators alone. @throws {BackendError} */
export async function listNames(ids: readonly string[]): Promise<{ id: string; name: string; isDeleted: boolean }[]> {
  const asked = [...new Set(ids)].slice(0, MAX_DECIDED);
  const parts = Array.from({ length: Math.ceil(asked.length / NAMES_AT_ONCE) }, (_, part) =>
    asked.slice(part * NAMES_AT_ONCE, (part + 1) * NAMES_AT_ONCE),
  );
  const answers = await Promise.all(
    parts.map(async (part) => {
      const { data, error } = await adminClient().from("negocios").select("id, nombre, is_deleted").in("id", part);
      if (error) throw new BackendError("listNames", error);
      return data;
    }),
  );
  return answers.flat().map(({ id, nombre, is_deleted }) => ({ id, name: nombre, isDeleted: is_deleted }));
}
