export const CLAIMED_FIELD = "negocio";
export const PAPERS_FIELD = "foto";

/** Characters that the database allows of a claimant's note. */
export const CLAIM_NOTE_CHARACTERS = 500;

/** Minutes for which a mailed code works (`redeem_claim_code`). */
export const CLAIM_CODE_MINUTES = 10;
export const CLAIM_CODE_DIGITS = 8;

export const spacedCode = (code: string): string => code.replace(/^(\d{4})(?=\d)/, "$1 ");

export const CLAIM_DECISIONS = ["conceder", "rechazar"] as const;

export type OwnClaim = { id: string; slug: string; business: string; sentAt: Date };

export type CodeSent = { kind: "sent"; address: string };
