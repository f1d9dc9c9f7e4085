import "server-only";
import { notFound } from "next/navigation";
import type { Viewer } from "@/lib/auth/model";
import { getViewer, requireViewer } from "@/lib/auth/server/viewer";

/** Returns the administrator who asks for a page below /admin, by the present role. Each page begins with it: a page can be asked for
 * without its layout. Leads to the sign-in and back; proxy.ts answers 403 to others. @param returnTo the page's path, with its query. */
export async function requireAdmin(returnTo: string): Promise<Viewer> {
  const viewer = await requireViewer(returnTo);
  return viewer.isAdmin ? viewer : notFound();
}

export async function getAdmin(): Promise<Viewer | null> {
  const viewer = await getViewer();
  return viewer?.isAdmin ? viewer : null;
}
