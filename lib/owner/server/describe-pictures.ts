import "server-only";
import { callDatabase } from "@/lib/supabase/call-database";

/** By the paths of pictures; null takes a text away. */
export type PictureDescriptions = Readonly<Record<string, { alt?: string | null; blur?: string }>>;

/** Notes what is known of pictures of a business: those that visitors are not to know of yet are left out. @throws {BackendError} */
export const describePictures = (person: string, business: string, descriptions: PictureDescriptions): Promise<void> =>
  callDatabase("describe_pictures", { person, business, descriptions });
