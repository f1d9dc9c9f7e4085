import "server-only";
import { randomUUID } from "node:crypto";
import { log } from "@/lib/log";
import { failure, type Result, success } from "@/lib/result";
import { adminClient } from "@/lib/supabase/admin";
import { type MenuPdfError, pdfProblem } from "../menu-pdf";

/** Not public: a menu is handed out while the plan shows it (`menuPdfResponse`). */
const BUCKET = "menus";
const PDF = "application/pdf";

const bucket = () => adminClient().storage.from(BUCKET);

/** Looks at a sent file and stores it in the folder of the business. @returns its path. */
export async function storeMenuPdf(file: File, businessId: string): Promise<Result<string, MenuPdfError>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const problem = pdfProblem(bytes);
  if (problem) return failure(problem);
  const path = `menus/${businessId}/${randomUUID()}.pdf`;
  const { error } = await bucket().upload(path, bytes, { contentType: PDF });
  if (!error) return success(path);
  log.error({ code: error.name }, "a menu was not stored");
  return failure("failed");
}

/** A failure is logged: it takes room and does no harm. */
export async function removeMenuPdf(path: string): Promise<void> {
  const { error } = await bucket().remove([path]);
  if (error) log.warn({ path }, "a menu was not removed");
}

/** A stored menu, to be looked at in a tab of its own; 404 when there is none. What it may do there is in `fileHeaders` (lib/http/security-headers.ts). */
export async function menuPdfResponse(path: string | null, name: string, cacheControl: string): Promise<Response> {
  const file = path === null ? null : (await bucket().download(path)).data;
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
