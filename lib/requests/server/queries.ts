import "server-only";
import { isSerial, isUuid, readCursor, writeCursor } from "@/lib/database-rows/cursor";
import { readEach } from "@/lib/database-rows/read-each";
import { callDatabase } from "@/lib/supabase/call-database";
import type { ArcoRequest, Message, RequestCounts } from "../mapper";
import { toArcoRequest, toMessage, toRequestCounts } from "../mapper";
import type { ListPage } from "../model";

/** For a page of the administration, behind its guard; the database asks for the role again. */
type Asked = {
  reviewerId: string;
  isOpen: boolean;
  /** `ListPage.next`; whatever else an address holds is the beginning. */
  from: string;
};

const PAGE = 20;

/** @throws {BackendError} */
export const countRequests = async (reviewerId: string): Promise<RequestCounts> =>
  toRequestCounts(await callDatabase("count_requests", { reviewer: reviewerId }));

/** Messages of /soporte: open ones oldest first and those set apart last, the others last decided first. @throws {BackendError} */
export async function listMessages({ reviewerId, isOpen, from }: Asked): Promise<ListPage<Message>> {
  const cursor = readCursor(from, isUuid);
  const data = await callDatabase("list_messages", {
    reviewer: reviewerId,
    is_open: isOpen,
    batch: PAGE,
    ...(cursor ? { after_at: cursor.at, after_id: cursor.key } : {}),
  });
  const last = data.length === PAGE ? data.at(-1) : undefined;
  return {
    items: readEach("messages", data, toMessage),
    next: last ? writeCursor({ at: last.momento, key: last.id }) : null,
  };
}

/** Requests by law: open ones by their deadline and those set apart last, closed ones newest first. @throws {BackendError} */
export async function listArcoRequests({ reviewerId, isOpen, from }: Asked): Promise<ListPage<ArcoRequest>> {
  const cursor = readCursor(from, isSerial);
  const data = await callDatabase("list_arco_requests", {
    reviewer: reviewerId,
    is_open: isOpen,
    batch: PAGE,
    ...(cursor ? { after_day: cursor.at, after_number: Number(cursor.key) } : {}),
  });
  const last = data.length === PAGE ? data.at(-1) : undefined;
  return {
    items: readEach("arco requests", data, toArcoRequest),
    next: last ? writeCursor({ at: last.orden, key: String(last.numero) }) : null,
  };
}
