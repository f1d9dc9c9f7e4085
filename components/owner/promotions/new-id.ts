const VERSION_BYTE = 6;
const VARIANT_BYTE = 8;

/** A random UUID (version 4). `crypto.randomUUID` does not exist on a plain-http address other than localhost. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16)).map((byte, index) => {
    if (index === VERSION_BYTE) return (byte & 0x0f) | 0x40;
    return index === VARIANT_BYTE ? (byte & 0x3f) | 0x80 : byte;
  });
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
