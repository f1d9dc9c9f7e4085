import type { Readable } from "node:stream";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { BrokenFileError } from "../broken-file-error";

/** INEGI's archive has the data beside a catalogue, a description and a dictionary of its fields, each a csv or a picture. */
const DATA_FOLDER = /(?:^|\/)conjunto_de_datos\/[^/]+\.csv$/i;
const OTHER_FOLDER = /(?:^|\/)(?:catalogos|diccionario_de_datos|metadatos|modelo_entidad_relacion)\//i;
/** A workbook of Excel, LibreOffice or Numbers is an archive, too. */
const OF_A_WORKBOOK = /^(?:\[Content_Types\]\.xml|mimetype|Index\/Document\.iwa)$/;
/** INEGI's has six; each one more would be remembered. */
const MAX_ENTRIES = 1_000;

async function dataEntry(zip: ZipFile, maxBytes: number): Promise<Entry> {
  const found: Entry[] = [];
  let entries = 0;
  for await (const entry of zip.eachEntry()) {
    if (++entries > MAX_ENTRIES)
      throw new BrokenFileError(`holds more than ${MAX_ENTRIES} files: not INEGI's archive`, "not-one-csv");
    if (OF_A_WORKBOOK.test(entry.fileName))
      throw new BrokenFileError("is a workbook: save it as csv (UTF-8)", "spreadsheet");
    if (/\.csv$/i.test(entry.fileName) && !OTHER_FOLDER.test(entry.fileName)) found.push(entry);
  }
  const inFolder = found.filter(({ fileName }) => DATA_FOLDER.test(fileName));
  const [entry, second] = inFolder.length > 0 ? inFolder : found;
  if (!entry)
    throw new BrokenFileError(
      "holds no csv file: download the csv of the state, denue_09_csv.zip for Mexico City",
      "not-one-csv",
    );
  if (second)
    throw new BrokenFileError(
      `holds several csv files (${entry.fileName}, ${second.fileName}): unpack the one to import`,
      "not-one-csv",
    );
  if (entry.isEncrypted()) throw new BrokenFileError(`is encrypted: unpack ${entry.fileName} first`);
  if (entry.uncompressedSize > maxBytes)
    throw new BrokenFileError(`holds a csv of ${entry.uncompressedSize} bytes, more than ${maxBytes}`, "too-large");
  return entry;
}

/** Streams the csv of INEGI's archive, unpacked nowhere. @throws BrokenFileError also for more bytes than announced */
export async function csvInZip(file: string, maxBytes: number): Promise<Readable> {
  const zip = await openPromise(file, { autoClose: false, lazyEntries: true });
  try {
    const stream = await zip.openReadStreamPromise(await dataEntry(zip, maxBytes));
    stream.once("close", () => zip.close());
    return stream;
  } catch (error) {
    zip.close();
    throw error;
  }
}
