import "server-only";
import { getViewer } from "@/lib/auth/server/viewer";
import { publicClient } from "@/lib/supabase/public";
import type { Viewer } from "../model";
import { askViewer } from "./ask-viewer";

const BEARER = /^Bearer (\S+)$/i;

/** Returns the viewer of a request to /api, by session cookie or a program's access token; a refused token is nobody, whatever the
 * cookie. @throws when the project does not answer. */
export async function getRequestViewer({ headers }: Request): Promise<Viewer | null> {
  const token = BEARER.exec(headers.get("authorization") ?? "")?.[1];
  if (!token) return headers.has("cookie") ? getViewer() : null;
  return askViewer(publicClient(), token);
}
