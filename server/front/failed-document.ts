import { once } from "node:events";
import type { IncomingMessage } from "node:http";

/** How Next marks a document that it could not render: blank without JavaScript, in English with it. */
const FAILURE_MARK = '<html id="__next_error__"';
const HEAD_BYTES = 256;

/**
 * Whether an answer stands for a page that could not be rendered. A page that reads its query is announced with 200
 * before it is rendered, so that its failure shows in its first bytes only. Reads those and puts them back; the answer
 * to HEAD has none.
 */
export async function isFailedDocument(answer: IncomingMessage, method = "GET"): Promise<boolean> {
  const { statusCode = 500, headers } = answer;
  if (statusCode >= 500) return true;
  if (statusCode !== 200 || method === "HEAD" || !headers["x-nextjs-postponed"]) return false;
  try {
    await once(answer, "readable");
    const head: Buffer | null = answer.read();
    if (head === null) return true;
    answer.unshift(head);
    return head.subarray(0, HEAD_BYTES).includes(FAILURE_MARK);
  } catch {
    return true;
  }
}
