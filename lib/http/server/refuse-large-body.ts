import "server-only";
import type { NextRequest, NextResponse } from "next/server";
import { maxBodyBytes } from "../body-limits";
import { isTooMuch } from "./form-limits";
import { refuse } from "./refuse";

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
  if (!isLarge) return null;
  return refuse(request, 413);
}
