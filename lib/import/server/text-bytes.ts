import { BrokenFileError } from "../broken-file-error";
import { csvBytes } from "./csv-source";

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Byte order by its mark, or by the zero that each of its first letters has on one side. */
function utf16Of([first, second]: Buffer): "utf-16le" | "utf-16be" | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? "utf-16be" : null;
}

function toUtf8(file: string, decoder: TextDecoder, chunk?: Buffer): Buffer {
  try {
    return Buffer.from(chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode());
  } catch {
    throw new BrokenFileError(`${file} is no text: it is neither UTF-16 nor anything else`);
  }
}

/** UTF-16, as Excel writes "Unicode text", becomes UTF-8; other bytes stay as they are. */
async function* withoutUtf16(file: string, maxBytes: number | undefined): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | null | undefined;
  for await (const chunk of csvBytes(file, maxBytes)) {
    if (decoder === undefined) {
      const encoding = utf16Of(chunk);
      decoder = encoding && new TextDecoder(encoding, { fatal: true });
    }
    yield decoder ? toUtf8(file, decoder, chunk) : chunk;
  }
  if (decoder) yield toUtf8(file, decoder);
}

/** Bytes of a table as text with line ends "\n". @throws BrokenFileError while they are read */
export async function* textBytes(file: string, maxBytes?: number): AsyncGenerator<Buffer> {
  let endedInReturn = false;
  for await (const chunk of withoutUtf16(file, maxBytes)) {
    const bytes = endedInReturn && chunk[0] === LINE_FEED ? chunk.subarray(1) : chunk;
    endedInReturn = chunk.at(-1) === CARRIAGE_RETURN;
    yield bytes.includes(CARRIAGE_RETURN)
      ? Buffer.from(bytes.toString("latin1").replace(/\r\n?/g, "\n"), "latin1")
      : bytes;
  }
}
