export type SigningKey = {
  /** Stands in what the key has signed; the key of before there were ids has none. */
  id: string;
  secret: string;
};

/** The first signs; all of them verify. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

const ENTRY = /^(?<id>[\w-]{0,20}):(?<secret>[^\s,]{32,300})$/;
export const MAX_SIGNING_KEYS = 10;

/** Reads `id:secret, id:secret, …`; null for anything else. */
export function parseSigningKeys(text: string): SigningKeys | null {
  const entries = text.split(/[\s,]+/).filter(Boolean);
  const keys = entries.flatMap((entry) => {
    const { id, secret } = ENTRY.exec(entry)?.groups ?? {};
    return id !== undefined && secret ? [{ id, secret }] : [];
  });
  const [first, ...others] = keys;
  const isRight = keys.length === entries.length && keys.length <= MAX_SIGNING_KEYS;
  const hasOneEach = new Set(keys.map(({ id }) => id)).size === keys.length;
  return first && isRight && hasOneEach ? [first, ...others] : null;
}
