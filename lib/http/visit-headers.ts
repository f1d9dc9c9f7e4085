/** Names the request in security logs; no client can set it. (X-Request-Id is the payment provider's, which signs it.) */
export const REQUEST_ID_HEADER = "x-visit-id";
export const NETWORK_MARK_HEADER = "x-network-mark";
