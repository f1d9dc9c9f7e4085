import "server-only";
import { type Result, success } from "@/lib/result";
import { addPicture, type SentPicture } from "./own-pictures";

type Names = { name: string; fileName: string };

/**
 * The picture that the form of a promotion names (`StagedPictureField`): the path of one that was stored before, or, without
 * scripts, the one that came with the form.
 * @returns its path, null for none, or a sentence for the field of the file.
 * @throws {BackendError}
 */
export async function takeStagedPicture(
  form: FormData,
  { name, fileName }: Names,
  { person, business }: Pick<SentPicture, "person" | "business">,
): Promise<Result<string | null, string>> {
  const file = form.get(fileName);
  if (file instanceof File && file.size > 0) {
    const added = await addPicture({ person, business, use: "promotion", file });
    return added.ok ? success(added.value.path) : added;
  }
  const path = form.get(name);
  return success(typeof path === "string" && path !== "" ? path : null);
}
