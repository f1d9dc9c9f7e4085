/** By these the gateway tells the processes behind it of which request they write in the security log. No client can set them. */
export const REQUEST_ID_HEADER = "x-request-id";
export const NETWORK_MARK_HEADER = "x-network-mark";
