import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** True if the header is the secret as a bearer token. Takes the same time for every wrong one. */
export const isBearer = (authorization: string | null | undefined, secret: string): boolean =>
  timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${secret}`));

export const hasSecret = ({ headers }: Request, secret: string): boolean =>
  isBearer(headers.get("authorization"), secret);
