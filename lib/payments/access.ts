import type { Order } from "./mapper";

/** What a request shows to see an order: a session, and the order's id, which nobody can guess. */
export type Credentials = { viewerId: string | null; orderId: string | null };

/** Whoever bought it, or came back from paying it. */
export const canSeeOrder = (order: Order, { viewerId, orderId }: Credentials): boolean =>
  order.id === orderId || (viewerId !== null && order.buyerId === viewerId);
