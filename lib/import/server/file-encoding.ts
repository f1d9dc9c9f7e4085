import { BrokenFileError } from "../broken-file-error";

export type Encoding = "utf8" | "windows-1252";

/** The letters of Spanish beyond English, in Windows-1252. */
const LETTERS = new Set(Buffer.from("áéíóúüñÁÉÍÓÚÜÑ", "latin1"));
/** What Spanish is written with beside them there: quotes, dashes, "¿", "°", "€". Letters of other languages are no sign of another encoding. */
const SIGNS = new Set(Buffer.from("\x80\x85\x91\x92\x93\x94\x95\x96\x97\x99\xa0¡¨©ª«\xad®°²³´·º»¼½¾¿", "latin1"));
const FIRST_LETTER = 0xc0;
const ASCII_END = 0x80;
const SPACE = 0x20;
/** Tab, line feed, vertical tab, form feed, carriage return. */
const isBlankControl = (byte: number): boolean => byte >= 0x09 && byte <= 0x0d;

/**
 * Looks at a file part by part and says how it is encoded. Null: in neither way, as the tables that Excel writes for a Macintosh or
 * for DOS; what is no text at all is left to whoever reads its header.
 */
export class EncodingGuess {
  readonly #decoder = new TextDecoder("utf-8", { fatal: true });
  #isUtf8 = true;
  #hasLongLetters = false;
  readonly #counts = { letters: 0, foreign: 0, controls: 0 };

  look(chunk: Buffer): void {
    if (this.#isUtf8) this.#isUtf8 = this.#decodes(chunk);
    if (!this.#isUtf8) this.#count(chunk);
  }

  /** @throws BrokenFileError for a file that was cut off within a letter */
  result(): Encoding | null {
    if (this.#isUtf8 && this.#endsWhole()) return "utf8";
    if (this.#isUtf8 && this.#hasLongLetters) throw new BrokenFileError("ends within a letter: it was cut off");
    const { letters, foreign, controls } = this.#counts;
    return foreign > letters && controls === 0 ? null : "windows-1252";
  }

  #decodes(chunk: Buffer): boolean {
    try {
      const text = this.#decoder.decode(chunk, { stream: true });
      this.#hasLongLetters ||= /[\u0080-\uffff]/.test(text);
      return true;
    } catch {
      return false;
    }
  }

  #endsWhole(): boolean {
    try {
      this.#decoder.decode();
      return true;
    } catch {
      return false;
    }
  }

  #count(chunk: Buffer): void {
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (byte < ASCII_END) {
        if (byte < SPACE && !isBlankControl(byte)) this.#counts.controls++;
      } else if (LETTERS.has(byte)) this.#counts.letters++;
      else if (byte < FIRST_LETTER && !SIGNS.has(byte)) this.#counts.foreign++;
    }
  }
}
