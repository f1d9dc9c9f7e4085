import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether the request carries the secret as its bearer token. Takes the same time for every wrong one. */
export const hasSecret = (request: Request, secret: string): boolean =>
  timingSafeEqual(digest(request.headers.get("authorization") ?? ""), digest(`Bearer ${secret}`));
