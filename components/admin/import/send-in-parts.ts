import { type FormFailure, type FormState, formFailure } from "@/lib/forms/form-state";
import { FILE_FIELD, MAX_FILE_BYTES, PART_BYTES, type PartKept } from "@/lib/import/model";

export type SendPart = (form: FormData) => Promise<FormState<PartKept>>;

const TOO_LARGE = "El archivo pesa más de 128 MB. Comprímelo en zip, o divídelo.";

/** Sends a form's file in parts; returns the form with its name and id instead. @param onShare hears 0 to 1 */
export async function sendInParts(
  form: FormData,
  sendPart: SendPart,
  onShare: (share: number) => void,
): Promise<FormFailure | { kind: "sent"; form: FormData }> {
  const file = form.get(FILE_FIELD);
  if (!(file instanceof File) || file.size === 0) return { kind: "sent", form };
  if (file.size > MAX_FILE_BYTES) return formFailure(TOO_LARGE, {}, { [FILE_FIELD]: TOO_LARGE });
  const importId = crypto.randomUUID();
  for (let start = 0; start < file.size; start += PART_BYTES) {
    const part = new FormData();
    part.set("importacion", importId);
    part.set("parte", String(start / PART_BYTES));
    part.set(FILE_FIELD, file.slice(start, start + PART_BYTES), "parte");
    const state = await sendPart(part);
    if (state.kind === "failed") return state;
    onShare(Math.min((start + PART_BYTES) / file.size, 1));
  }
  form.delete(FILE_FIELD);
  form.set("importacion", importId);
  form.set("nombre", file.name);
  form.set("bytes", String(file.size));
  return { kind: "sent", form };
}
