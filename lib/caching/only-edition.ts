/** The one edition of a page without parameters: what "/" and "/colonias" lead to. Pages refuse others, too: they do not wait for their layout. */
export const ONLY_EDITION = "actual";
