import "server-only";
import { isAdministrator } from "@/lib/auth/server/account";
import { getViewer, type Viewer } from "@/lib/auth/server/viewer";
import { publicClient } from "@/lib/supabase/public";
import { isRefusal } from "@/lib/supabase/session";

const BEARER = /^Bearer (\S+)$/i;

/**
 * Who sent a request to a route of /api: by session cookie, or by an access token for programs. A token that is given and
 * refused is nobody, whatever the cookie says.
 * @throws when the project does not answer.
 */
export async function getRequestViewer({ headers }: Request): Promise<Viewer | null> {
  const token = BEARER.exec(headers.get("authorization") ?? "")?.[1];
  if (!token) return headers.has("cookie") ? getViewer() : null;
  const { data, error } = await publicClient().auth.getUser(token);
  if (error && !isRefusal(error)) throw error;
  const user = data.user;
  if (!user?.email || !user.email_confirmed_at) return null;
  return { id: user.id, email: user.email.toLowerCase(), isAdmin: await isAdministrator(user.id) };
}
