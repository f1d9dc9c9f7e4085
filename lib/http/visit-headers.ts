/** Header by which the gateway tells its processes which request their security log is about. No client can set it. (X-Request-Id is the
 * payment provider's, which signs it.) */
export const REQUEST_ID_HEADER = "x-visit-id";
export const NETWORK_MARK_HEADER = "x-network-mark";
