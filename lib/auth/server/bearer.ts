import "server-only";
import { getViewer } from "@/lib/auth/server/viewer";
import { publicClient } from "@/lib/supabase/public";
import type { Viewer } from "../model";
import { askViewer } from "./ask-viewer";

const BEARER = /^Bearer (\S+)$/i;

/** Viewer by session cookie or access token; a refused token is nobody, whatever the cookie. @throws when the project is silent. */
export async function getRequestViewer({ headers }: Request): Promise<Viewer | null> {
  const token = BEARER.exec(headers.get("authorization") ?? "")?.[1];
  if (!token) return headers.has("cookie") ? getViewer() : null;
  return askViewer(publicClient(), token);
}
