import "server-only";
import { forbidden } from "next/navigation";
import type { Viewer } from "@/lib/auth/model";
import { isAdministrator } from "@/lib/auth/server/account";
import { getViewer, requireViewer } from "@/lib/auth/server/viewer";

/**
 * The administrator who asks for a page below /admin. Each page begins with it, not only their layout: a page can be asked for
 * alone. Whoever is not signed in is led to sign in and back; whoever is no administrator gets 403 and nothing of the page.
 * @param returnTo the path of the page, with its query.
 */
export async function requireAdmin(returnTo: string): Promise<Viewer> {
  const viewer = await requireViewer(returnTo);
  return viewer.isAdmin && (await isAdministrator(viewer.id)) ? viewer : forbidden();
}

/** The administrator who asks for a file below /admin, or null. */
export async function getAdmin(): Promise<Viewer | null> {
  const viewer = await getViewer();
  return viewer && (await isAdministrator(viewer.id)) ? viewer : null;
}
