// Ours alone: a file of ours, made from the migrations.
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { generateTypes } from "@/supabase/local/generate-types";

it("lib/supabase/database.types.ts is what the migrations make (npm run db:types)", async () => {
  expect(await readFile("lib/supabase/database.types.ts", "utf8")).toBe(await generateTypes());
});
