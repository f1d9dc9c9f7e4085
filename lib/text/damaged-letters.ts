/** UTF-8 read as Windows-1252: "Ã©" for é, "â€™" for ’; and the sign for what could not be read. */
const DAMAGED = /[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€|\ufffd/;

/** True if a text was read with the wrong letters before it came here. */
export const hasDamagedLetters = (text: string): boolean => DAMAGED.test(text);
