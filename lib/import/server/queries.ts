import "server-only";
import { readEach } from "@/lib/rows/read-each";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import type { Import } from "../mapper";
import { toImport } from "../mapper";

/** The latest imports, the newest first. For administrators alone. @throws {BackendError} */
export async function listImports(reviewer: string): Promise<Import[]> {
  const { data, error } = await adminClient().rpc("list_imports", { reviewer });
  if (error) throw new BackendError("listImports", error);
  return readEach("imports", data, toImport);
}
