import { fileURLToPath } from "node:url";

const shipped = (name: string): string => fileURLToPath(new URL(`../data/${name}`, import.meta.url));

/** The files that a new instance is given, in this order (supabase/seed/data/README.md). */
export const SHIPPED_FILES = [shipped("denue_iztapalapa_full.csv.gz"), shipped("denue-iztapalapa-2.csv.gz")] as const;
