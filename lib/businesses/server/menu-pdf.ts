import "server-only";
import { randomUUID } from "node:crypto";
import { inTurn } from "@/lib/images/server/picture-lanes";
import { log } from "@/lib/log";
import { failure, type Result, success } from "@/lib/result";
import { readObject, removeObjects, storeObject } from "@/lib/storage/server/objects";
import { storedPath } from "@/lib/storage/stored-path";
import { adminClient } from "@/lib/supabase/admin";
import { MAX_MENU_PDF_BYTES, type MenuPdfError, pdfProblem } from "../menu-pdf";

/** Not public: a menu is handed out while the plan shows it (`menuPdfResponse`). */
const BUCKET = "menus";
const PDF = "application/pdf";

/** Rewrites a PDF without what could run in it, and stores it. @param person its sender @returns its path. */
export async function storeMenuPdf(
  file: File,
  businessId: string,
  person: string,
): Promise<Result<string, MenuPdfError>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const problem = pdfProblem(bytes);
  if (problem) return failure(problem);
  const clean = (await inTurn(person, "cleanPdf", [bytes])) ?? failure("busy");
  if (!clean.ok) return failure(clean.code === "unavailable" ? "failed" : clean.code);
  if (clean.value.length > MAX_MENU_PDF_BYTES) return failure("too-large");
  const path = `menus/${businessId}/${randomUUID()}.pdf`;
  const stored = await storeObject(adminClient(), storedPath(BUCKET, path), clean.value, { contentType: PDF });
  if (stored.ok) return success(path);
  log.error({ code: stored.code }, "a menu was not stored");
  return failure("failed");
}

/** A failure is logged: it takes room and does no harm. */
export async function removeMenuPdf(path: string): Promise<void> {
  const removed = await removeObjects(adminClient(), BUCKET, [storedPath(BUCKET, path)]);
  if (!removed.ok) log.warn({ path }, "a menu was not removed");
}

/** A stored menu, to be looked at in a tab of its own; 404 when there is none. What it may do there is in `securityHeaders` (lib/http/security-headers.ts). */
export async function menuPdfResponse(path: string | null, name: string, cacheControl: string): Promise<Response> {
  const file = path === null ? null : await readObject(adminClient(), storedPath(BUCKET, path));
  if (!file) return new Response(null, { status: 404 });
  return new Response(file, {
    headers: {
      "Content-Type": PDF,
      "Content-Disposition": `inline; filename="menu-${name}.pdf"`,
      "Cache-Control": cacheControl,
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
    },
  });
}
