/** Prefix of cookies over https: "__Host-" is of this host alone, of all its paths, and sent over https only. */
export const HOST_PREFIX = "__Host-";
/** Prefix of a cookie of some paths, which is not held to its host. */
export const SECURE_PREFIX = "__Secure-";

/** A pattern for the beginning of a cookie by its name, with or without prefix, in a Cookie header or `document.cookie`. */
export const cookiePattern = (name: string): string => `(?:^|;\\s*)(?:__\\w+-)?${name}=`;
