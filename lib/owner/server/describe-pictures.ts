import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";

/** By the paths of pictures; null takes a text away. */
export type PictureDescriptions = Readonly<Record<string, { alt?: string | null; blur?: string }>>;

/** Notes what is known of pictures of a business: those that visitors are not to know of yet are left out. @throws {BackendError} */
export async function describePictures(
  person: string,
  business: string,
  descriptions: PictureDescriptions,
): Promise<void> {
  const { error } = await adminClient().rpc("describe_pictures", { person, business, descriptions });
  if (error) throw new BackendError("describePictures", error);
}
