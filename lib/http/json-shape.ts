/** Deeper than anything that the product or a client of it sends. */
const MAX_DEPTH = 64;
/** An import batch has 500 rows of some 20 values; PostgreSQL takes at most 65,535 parameters. */
const MAX_VALUES = 25_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const NEWLINE = 0x0a;
/** "[" and "{" differ in this bit alone, as do "]" and "}". */
const CURLY_BIT = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** Reason not to parse a text: nested so deep that recursion runs out of stack, or so many values that handling takes seconds. Reads
 * each byte once (1 MB: 4 ms), counting separators within strings too. @param bytes UTF-8. */
export function shapeProblem(bytes: Uint8Array): "too deep" | "too many values" | null {
  let depth = 0;
  let values = 0;
  let isText = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] as number;
    if (byte === COMMA || byte === NEWLINE) {
      values += 1;
      if (values > MAX_VALUES) return "too many values";
    } else if (byte === QUOTE) isText = !isText;
    else if (isText) index += byte === BACKSLASH ? 1 : 0;
    else if ((byte | CURLY_BIT) === OPENING) {
      depth += 1;
      if (depth > MAX_DEPTH) return "too deep";
    } else if ((byte | CURLY_BIT) === CLOSING) depth -= 1;
  }
  return null;
}
