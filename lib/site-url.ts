import { env } from "@/lib/env";

const DEFAULT_SITE_URL = "http://localhost:3000";

/** The origin that visitors type, without a final slash: the base of canonical links and social tags. */
export const siteUrl = (): string => env().siteUrl ?? DEFAULT_SITE_URL;
