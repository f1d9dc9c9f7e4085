import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { maxBodyBytes } from "../body-limits";
import { ACTION_HEADER } from "../next-internals";
import { readerOf, refusalContent } from "../refusal";
import { isTooMuch } from "./form-limits";

const BODILESS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * 413 for a body that the address does not take, before Next parses it; null for the others. Next has one limit for all
 * addresses, and on a platform without the gateway nobody else looks.
 */
export async function refuseLargeBody({ method, headers, nextUrl, body }: NextRequest): Promise<NextResponse | null> {
  if (BODILESS.has(method)) return null;
  const path = nextUrl.pathname;
  const maxBytes = maxBodyBytes(path);
  const isLarge =
    Number(headers.get("content-length") ?? 0) > maxBytes ||
    (body !== null && (await isTooMuch(body, headers.get("content-type") ?? "", maxBytes)));
  if (!isLarge) return null;
  const reader = readerOf({ accept: headers.get("accept"), isAction: headers.has(ACTION_HEADER) });
  const content = refusalContent(413, reader, { path, isForm: true });
  return new NextResponse(content.body, {
    status: 413,
    headers: { "content-type": content.type, "cache-control": "no-store" },
  });
}
