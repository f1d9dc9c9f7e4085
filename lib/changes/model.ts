/**
 * Header of the revalidation route's response: how many cache tags it has expired. The gateway forgets its pages unless it is
 * "0".
 */
export const EXPIRED_HEADER = "x-expired-tags";
