import { getAuthSchemaSql, getStorageSchemaSql } from "@supabase/lite";

export const authSchemaSql = (): string => getAuthSchemaSql();
export const storageSchemaSql = (): string => getStorageSchemaSql();
