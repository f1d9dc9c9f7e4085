import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { requestId } from "@/lib/request-context";
import { maxBodyBytes } from "../body-limits";
import { ACTION_HEADER, RSC_HEADER } from "../next-internals";
import { type RefusalStatus, readerOf, refusalContent } from "../refusal";
import { isTooMuch } from "./form-limits";

export function refuse({ method, headers, nextUrl }: NextRequest, status: RefusalStatus): NextResponse {
  const reader = readerOf({
    accept: headers.get("accept"),
    isAction: headers.has(ACTION_HEADER),
    isOfProgram: headers.has(RSC_HEADER),
  });
  const isForm = method !== "GET" && method !== "HEAD";
  const { type, body } = refusalContent(status, reader, { path: nextUrl.pathname, isForm, requestId: requestId() });
  return new NextResponse(body, { status, headers: { "content-type": type, "cache-control": "no-store" } });
}

const BODILESS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses a body too large for its address with 413, before Next parses it; else null. Without the gateway nobody else looks. */
export async function refuseLargeBody(request: NextRequest): Promise<NextResponse | null> {
  const { method, headers, nextUrl, body } = request;
  if (BODILESS.has(method)) return null;
  const path = nextUrl.pathname;
  const maxBytes = maxBodyBytes(path);
  const isLarge =
    Number(headers.get("content-length") ?? 0) > maxBytes ||
    (body !== null && (await isTooMuch(body, headers.get("content-type") ?? "", maxBytes)));
  return isLarge ? refuse(request, 413) : null;
}
