import { connection } from "next/server";
import { log } from "@/lib/log";
import { readiness } from "@/lib/supabase/readiness";

const HEADERS = { "Cache-Control": "no-store" };

export async function GET(): Promise<Response> {
  await connection();
  const problem = await readiness();
  if (problem === null) return Response.json({ status: "ok" }, { headers: HEADERS });
  log.warn({ part: problem.part }, "not ready");
  return Response.json({ status: "error", ...problem }, { status: 503, headers: HEADERS });
}
