/** Somebody who edits a business for its owner, or was asked to. */
export type Helper = { email: string; isAccepted: boolean; since: Date };

/** A business whose owner asks for the viewer's help. */
type Invitation = { businessId: string; name: string };

/** Some of them, and whether there are others after them. */
export type InvitationPage = { page: number; invitations: readonly Invitation[]; hasMore: boolean };

/** How many a business may have; the database has the same number. */
export const MOST_HELPERS = 5;
