import { BrokenFileError } from "../broken-file-error";

export type Encoding = "utf8" | "windows-1252";

/** The letters of Spanish beyond English in Windows-1252, and signs there that are no letter of Spanish in another encoding. */
const NATIVE = new Set(Buffer.from("áéíóúüñÁÉÍÓÚÜÑ\x80\x85\x91\x93\x94\x95\x99", "latin1"));
/** Other signs of Spanish there: dashes, "¿", "°". Letters of other languages are no sign of another encoding. */
const SIGNS = new Set(Buffer.from("\x92\x96\x97\xa0¡¨©ª«\xad®°²³´·º»¼½¾¿", "latin1"));

/** Signs that are "í", "ñ" and "ó" of a Macintosh and "í" of DOS. */
const SMALL = "\x92\x96\x97¡";
/** Letters that Spanish does not have, and that are "Á", "Í", "Ó" and "Ú" of a Macintosh, "Í" and "Ó" of DOS. */
const CAPITALS = "çêîòÖà";
/** Letters that are "¡", "…", "—" and "”" of a Macintosh. */
const PUNCTUATION = "ÁÉÑÓ";
/** The space that breaks no line, and "é": "á" and "Ú" of DOS. */
const COMMON = "\xa0é";
const SUSPECTS = new Set(Buffer.from(SMALL + CAPITALS + PUNCTUATION + COMMON, "latin1"));

const LETTER = "A-Za-zÀ-ÿ";
/** Bytes before and behind one that tell whether it is out of place. */
const AROUND = 2;
const around = (...places: readonly string[]) => new RegExp(`^(?:${places.join("|")})`, "s");

/** Suspects as likely of another encoding. No word has a capital behind a small letter, as "D’LUIS" would. */
const FOREIGN = around(
  `..[${SMALL}][a-z]`,
  `.[${LETTER}][${SMALL}][^A-Z0-9À-Þ]`,
  `.[^${LETTER}][${CAPITALS}][a-z]`,
  `[A-Z]{2}[${CAPITALS}é][^a-z]`,
  `.[^a-z][${CAPITALS}é][A-Z]{2}`,
  `.[A-Z][${CAPITALS}é][A-Z]`,
  `.[a-z][${PUNCTUATION}]`,
);
/** Suspects that Windows-1252 often has there: they decide what nothing else does. */
const DOUBTFUL = around("..\xa0[a-z]", `.[${LETTER}]\xa0[^A-ZÀ-Þ]`, `.[^${LETTER}]é[a-z]`);

const FIRST_LETTER = 0xc0;
const ASCII_END = 0x80;
const SPACE = 0x20;
/** Tab, line feed, vertical tab, form feed, carriage return. */
const isBlankControl = (byte: number): boolean => byte >= 0x09 && byte <= 0x0d;

/** Guesses an encoding part by part; null: neither, as of Excel for Macintosh or DOS. The header's reader judges what is no text. */
export class EncodingGuess {
  readonly #decoder = new TextDecoder("utf-8", { fatal: true });
  readonly #counts = { native: 0, foreign: 0, doubtful: 0, controls: 0 };
  #isUtf8 = true;
  #hasLongLetters = false;
  #held = Buffer.alloc(AROUND, "\n");

  look(chunk: Buffer): void {
    const bytes = Buffer.concat([this.#held, chunk]);
    if (this.#isUtf8) this.#isUtf8 = this.#decodes(chunk);
    if (!this.#isUtf8) this.#count(bytes);
    this.#held = bytes.subarray(-2 * AROUND);
  }

  /** @throws BrokenFileError for a file that was cut off within a letter */
  result(): Encoding | null {
    if (this.#isUtf8 && this.#endsWhole()) return "utf8";
    if (this.#isUtf8 && this.#hasLongLetters) throw new BrokenFileError("ends within a letter: it was cut off");
    this.#count(Buffer.concat([this.#held, Buffer.alloc(AROUND, "\n")]));
    const { native, foreign, doubtful, controls } = this.#counts;
    const isForeign = foreign > native || (native === 0 && doubtful > 0);
    return isForeign && controls === 0 ? null : "windows-1252";
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

  #count(bytes: Buffer): void {
    for (let at = AROUND; at < bytes.length - AROUND; at++) {
      const byte = bytes[at] ?? 0;
      if (byte < ASCII_END) {
        if (byte < SPACE && !isBlankControl(byte)) this.#counts.controls++;
        continue;
      }
      const place = SUSPECTS.has(byte) ? bytes.toString("latin1", at - AROUND, at + AROUND + 1) : "";
      if (FOREIGN.test(place)) this.#counts.foreign++;
      else if (DOUBTFUL.test(place)) this.#counts.doubtful++;
      else if (NATIVE.has(byte)) this.#counts.native++;
      else if (byte < FIRST_LETTER && !SIGNS.has(byte)) this.#counts.foreign++;
    }
  }
}
