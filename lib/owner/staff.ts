/** Somebody who edits a business for its owner, or was asked to. */
export type Helper = { email: string; isAccepted: boolean; since: Date };

/** A business whose owner asks for the viewer's help. */
export type Invitation = { businessId: string; name: string };

/** How many a business may have; the database has the same number. */
export const MOST_HELPERS = 5;
