/**
 * By these the gateway tells the processes behind it of which request they write in the security log. No client can set them.
 * (X-Request-Id is the payment provider's, which signs it.)
 */
export const REQUEST_ID_HEADER = "x-visit-id";
export const NETWORK_MARK_HEADER = "x-network-mark";
