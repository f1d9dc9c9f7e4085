import { networkInterfaces } from "node:os";

const ANY_ADDRESS = new Set(["0.0.0.0", "::"]);

function lanAddress(): string | null {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return addresses.find(({ family, internal }) => family === "IPv4" && !internal)?.address ?? null;
}

const bracketed = (host: string): string => (host.includes(":") ? `[${host}]` : host);

/** Address for people, without a final slash; the local network's when listening everywhere. */
export function publicUrl(host: string, port: number, lan: string | null = lanAddress()): string {
  if (ANY_ADDRESS.has(host)) return `http://${lan ?? "localhost"}:${port}`;
  return `http://${host === "127.0.0.1" ? "localhost" : bracketed(host)}:${port}`;
}

export const localUrl = (host: string, port: number): string =>
  `http://${ANY_ADDRESS.has(host) ? "127.0.0.1" : bracketed(host)}:${port}`;
