/** UTF-8 read as Windows-1252: "Ã©" for é, "â€™" for ’; and the sign for what could not be read. */
const DAMAGED = /[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€|\ufffd/;

export const hasDamagedLetters = (text: string): boolean => DAMAGED.test(text);
