import type { Order } from "./mapper";

/** Rights to see an order: a session, or the order's id, which nobody can guess. */
export type Credentials = { viewerId: string | null; orderId: string | null };

export const canSeeOrder = (order: Order, { viewerId, orderId }: Credentials): boolean =>
  order.id === orderId || (viewerId !== null && order.buyerId === viewerId);
