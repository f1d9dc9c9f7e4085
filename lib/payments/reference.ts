const ORDER_ID = /(?:^|\|)([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** The order that a reference of ours ends with ("e-mail|plan|order"), or that is named alone; null when there is none. */
export const orderIdIn = (reference: string | null | undefined): string | null =>
  ORDER_ID.exec(reference ?? "")?.[1] ?? null;
