/** The slug of the listing that is claimed, in a hidden field. */
export const CLAIMED_FIELD = "negocio";
/** A photo of the premises' papers. */
export const PAPERS_FIELD = "foto";

/** Characters that the database allows of a claimant's note. */
export const CLAIM_NOTE_CHARACTERS = 500;

/** How long a mailed code works (`redeem_claim_code`). */
export const CLAIM_CODE_MINUTES = 10;
export const CLAIM_CODE_DIGITS = 8;

/** As people read and type it: "0123 4567". */
export const spacedCode = (code: string): string => code.replace(/^(\d{4})(?=\d)/, "$1 ");

export const CLAIM_DECISIONS = ["conceder", "rechazar"] as const;

/** A listing that somebody says is theirs, as its claimant sees it; an administrator decides. */
export type OwnClaim = { id: string; slug: string; business: string; sentAt: Date };

/** What comes of asking for a code: it is on its way. */
export type CodeSent = { kind: "sent"; address: string };
