export type Helper = { email: string; isAccepted: boolean; since: Date };

type Invitation = { businessId: string; name: string };

export type InvitationPage = { page: number; invitations: readonly Invitation[]; hasMore: boolean };

/** Helpers that a business may have; the database has the same number. */
export const MAX_HELPERS = 5;
