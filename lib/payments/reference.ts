import { z } from "zod";

const ORDER_ID = /(?:^|\|)([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** The order that a reference of ours ends with ("e-mail|plan|order"), or that is named alone; null when there is none. */
export function orderIdIn(reference: string | null | undefined): string | null {
  const id = ORDER_ID.exec(reference ?? "")?.[1];
  return id && z.uuid().safeParse(id).success ? id : null;
}
