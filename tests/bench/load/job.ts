/** Orders for the load generator, in a process of its own (`generator.ts`). Times in milliseconds. */
export type Job = { port: number } & (
  | {
      /** Asks as much as the server takes: each connection asks again as soon as it is answered. */
      kind: "flat";
      path: string;
      encoding: string;
      connections: number;
      seconds: number;
    }
  | {
      /** So many a second, each from an address of its own, whether those before were answered or not. */
      kind: "paced";
      path: string;
      encoding: string;
      perSecond: number;
      seconds: number;
    }
  | {
      /** Each visitor, with an address and a connection of its own, asks for one page after the other. */
      kind: "visitors";
      encoding: string;
      visitors: readonly (readonly string[])[];
      /** Between two pages of a visitor; half of it to one and a half, and as long at most before the first. */
      pauseMs: number;
    }
);

/** One answer: when it was asked for since the beginning, and how long it took; status 0 is none. */
export type Sample = { path: string; atMs: number; ms: number; status: number; bytes: number };

export type LoadResult = {
  samples: Sample[];
  /** From the first request to the last answer. */
  seconds: number;
  /** Of the generator itself, in milliseconds: near `seconds` x 1000 it would be the limit. */
  cpuMs: number;
};

/** Accept-Encoding of today's browsers. */
export const BROWSER_ENCODING = "gzip, deflate, br, zstd";

/** The bytes of a visitor's request. @param client the visitor's address, which a trusted proxy would name */
export function requestBytes(path: string, encoding: string, client?: string): Buffer {
  const lines = [
    `GET ${path} HTTP/1.1`,
    "Host: 127.0.0.1",
    "Accept: text/html,application/xhtml+xml,*/*;q=0.8",
    `Accept-Encoding: ${encoding}`,
    ...(client ? [`X-Forwarded-For: ${client}`] : []),
  ];
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n`);
}

/** Address number n of this machine: a network of its own. */
export const addressOf = (number: number): string => `127.18.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`;
