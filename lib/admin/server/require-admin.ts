import "server-only";
import { notFound } from "next/navigation";
import type { Viewer } from "@/lib/auth/model";
import { getViewer, requireViewer } from "@/lib/auth/server/viewer";

/**
 * The administrator who asks for a page below /admin, by the role of this moment. Each page begins with it, not only their layout:
 * a page can be asked for alone. Whoever is not signed in is led to sign in and back; proxy.ts answers 403 to whoever is no
 * administrator before the page is asked.
 * @param returnTo the path of the page, with its query.
 */
export async function requireAdmin(returnTo: string): Promise<Viewer> {
  const viewer = await requireViewer(returnTo);
  return viewer.isAdmin ? viewer : notFound();
}

/** The administrator who asks for a file below /admin, or null. */
export async function getAdmin(): Promise<Viewer | null> {
  const viewer = await getViewer();
  return viewer?.isAdmin ? viewer : null;
}
