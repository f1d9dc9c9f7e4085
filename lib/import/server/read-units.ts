import { BrokenFileError } from "../broken-file-error";
import { type ReadUnit, unitReader } from "../denue/columns";
import { csvRecords, type FileTraits } from "./csv-records";

export type ReadLine = { line: number; read: ReadUnit | null };

/** Units of a file, with the number of the line where each ends. @throws BrokenFileError */
export async function* readUnits(file: string, traits: FileTraits): AsyncGenerator<ReadLine> {
  let reader: ReturnType<typeof unitReader> | undefined;
  for await (const { line, record } of csvRecords(file, traits)) {
    if (reader) yield { line, read: reader(record) };
    else reader = unitReader(record);
  }
  if (!reader) throw new BrokenFileError(`${file} is empty`, "empty");
}
