/**
 * The one parameter that a data page is built with. A build knows no database, and what it wrote would be served by
 * every instance: so this parameter means "no such thing", and real pages are made when they are first asked for.
 */
export const BUILD_PLACEHOLDER = "_";

/** The one edition of a page without parameters of its own: what "/" and "/colonias" lead to. */
export const ONLY_EDITION = "actual";
