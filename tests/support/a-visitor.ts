let networks = 0;

/** Headers of a browser from a network of its own, where the test's address is a trusted proxy's. */
export function aVisitor(): Record<string, string> {
  networks += 1;
  const bytes = [10, networks >> 16, (networks >> 8) & 255, networks & 255];
  return { accept: "text/html", "x-forwarded-for": bytes.join(".") };
}
