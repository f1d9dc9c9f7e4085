/** The one edition of a page without parameters of its own: what "/" and "/colonias" lead to. */
export const ONLY_EDITION = "actual";
