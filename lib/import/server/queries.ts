import "server-only";
import { readEach } from "@/lib/database-rows/read-each";
import { callDatabase } from "@/lib/supabase/call-database";
import { type Import, toImport } from "../mapper";

/** The latest imports, the newest first. For administrators alone. @throws {BackendError} */
export async function listImports(reviewer: string): Promise<Import[]> {
  const data = await callDatabase("list_imports", { reviewer });
  return readEach("imports", data, toImport);
}
