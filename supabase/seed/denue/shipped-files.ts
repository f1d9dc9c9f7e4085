import { fileURLToPath } from "node:url";

const shipped = (name: string): string => fileURLToPath(new URL(`../data/${name}`, import.meta.url));

export const SHIPPED_FILES = [shipped("denue_iztapalapa_full.csv.gz"), shipped("denue-iztapalapa-2.csv.gz")] as const;
