/**
 * A readable cookie beside the session, which scripts cannot read. It only steers which links the header shows on pages
 * that are the same for everybody; it opens nothing.
 */
export const HINT_COOKIE = "cuenta";

/** As long as the session's own cookie may live. */
export const SESSION_MAX_AGE_S = 400 * 24 * 60 * 60;
