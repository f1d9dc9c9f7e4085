import "server-only";
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";
import { failure, type Result, success } from "@/lib/result";

// Loaded by the processes for pictures alone (picture-worker.ts): a file may be made to take long.

/** Names of ISO 32000-2 (12.6.4): what an action may do, beside leading to a page or an address. */
const ACTIVE_ACTIONS: ReadonlySet<string> = new Set([
  ...["JavaScript", "Launch", "SubmitForm", "ResetForm", "ImportData", "GoToR", "GoToE", "Hide", "Sound", "Movie"],
  ...["Rendition", "RichMediaExecute", "GoTo3DView"],
]);
const ACTIVE_ANNOTATIONS: ReadonlySet<string> = new Set([
  ...["FileAttachment", "Widget", "Screen", "Movie", "Sound", "RichMedia", "3D"],
]);
/** Scripts, actions of events, forms, files in the file; and who made it with what. */
const DROPPED_KEYS = [
  ...["JS", "JavaScript", "AA", "AcroForm", "XFA", "EmbeddedFiles", "EF", "AF", "Collection", "RichMediaContent"],
  ...["Metadata", "PieceInfo"],
].map((key) => PDFName.of(key));
const WEB_ADDRESS = /^(https?|mailto|tel):/i;
const MAX_DEPTH = 100;

const nameIn = (dict: PDFDict, key: string): string => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : "";
};

function isActive(dict: PDFDict): boolean {
  if (ACTIVE_ACTIONS.has(nameIn(dict, "S")) || ACTIVE_ANNOTATIONS.has(nameIn(dict, "Subtype"))) return true;
  const address = dict.lookup(PDFName.of("URI"));
  return (address instanceof PDFString || address instanceof PDFHexString) && !WEB_ADDRESS.test(address.decodeText());
}

/** Takes out of an object, and of what stands in it, whatever could run, send or hold something else. */
function clean(object: PDFObject | undefined, depth = 0): void {
  if (depth > MAX_DEPTH) throw new Error("nested too deeply");
  if (object instanceof PDFArray) for (const each of object.asArray()) clean(each, depth + 1);
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return;
  // An object without a meaning remains, which readers pass over.
  const dropped = isActive(dict) ? dict.keys() : DROPPED_KEYS;
  for (const key of dropped) dict.delete(key);
  for (const each of dict.values()) clean(each, depth + 1);
}

/** Writes a PDF anew, without scripts, forms, files in it, actions but links, and without the names of who made it. */
export async function cleanPdf(bytes: Uint8Array): Promise<Result<Uint8Array, "broken" | "locked">> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
    if (document.getPageCount() === 0) return failure("broken");
    for (const [, object] of document.context.enumerateIndirectObjects()) clean(object);
    const { Info: info } = document.context.trailerInfo;
    if (info instanceof PDFRef) document.context.delete(info);
    document.context.trailerInfo.Info = undefined;
    return success(await document.save({ rewrite: true, addDefaultPage: false, updateFieldAppearances: false }));
  } catch {
    // An encrypted file may look broken.
    return failure(Buffer.from(bytes).includes("/Encrypt") ? "locked" : "broken");
  }
}
