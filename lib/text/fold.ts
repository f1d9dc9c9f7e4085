/** Text without accents and in lower case, so that texts can be compared as people read them; the length may change. */
export const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
