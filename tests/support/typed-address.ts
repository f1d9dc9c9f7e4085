/** The cookie of a browser in which an address was typed (`lib/auth/server/typed-address.ts`). */
export const typedAddressCookie = (email: string, confirmation = ""): string =>
  `direccion=${encodeURIComponent(JSON.stringify({ email, confirmation }))}`;
