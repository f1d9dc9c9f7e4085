import { connection } from "next/server";
import { log } from "@/lib/log";
import { checkDatabase } from "@/lib/supabase/health";
import { version } from "@/package.json";

const HEADERS = { "Cache-Control": "no-store" };

export async function GET(): Promise<Response> {
  await connection();
  const database = await checkDatabase();
  if (!database.isUp) {
    log.warn({ reason: database.reason }, "the database does not answer");
    return Response.json({ status: "error" }, { status: 503, headers: HEADERS });
  }
  return Response.json({ status: "ok", version, databaseLatencyMs: database.latencyMs }, { headers: HEADERS });
}
