import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { ACTION_HEADER, RSC_HEADER } from "../next-internals";
import { type RefusalStatus, readerOf, refusalContent } from "../refusal";

/** Answers a request with that refusal, in the form that whoever sent it can read, before Next looks at it. */
export function refuse({ method, headers, nextUrl }: NextRequest, status: RefusalStatus): NextResponse {
  const reader = readerOf({
    accept: headers.get("accept"),
    isAction: headers.has(ACTION_HEADER),
    isOfProgram: headers.has(RSC_HEADER),
  });
  const isForm = method !== "GET" && method !== "HEAD";
  const { type, body } = refusalContent(status, reader, { path: nextUrl.pathname, isForm });
  return new NextResponse(body, { status, headers: { "content-type": type, "cache-control": "no-store" } });
}
