import type { IncomingMessage } from "node:http";
import { NEXT_FOLDER } from "@/lib/http/next-internals";
import { SCRIPT_FOLDER } from "@/lib/http/page-scripts";
import type { Line } from "@/lib/http/route-handlers";
import type { Origin } from "./forwarded";
import type { Exchange } from "./responses";
import { pathOf, type Upstream, upstreamFor } from "./route";

/** True if Next may have to render a page for it; its files and the API cost little, and have limits of their own. */
export const isRender = ({ method, url = "/" }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  upstreamFor(pathOf(url)) === "next" &&
  !["/api/", NEXT_FOLDER, SCRIPT_FOLDER].some((folder) => url.startsWith(folder));

/** Which of several processes of an upstream is asked: whichever has the least to do, or always the same. */
export type Choice = "any" | "same";

export type Visit = Exchange & {
  origin: Origin;
  path: string;
  /** Part that one client cannot vary at will. */
  client: string;
  upstream: Upstream;
  /** The port to ask now; null: none serves. */
  port: () => number | null;
  line: Line;
  release: (() => void) | null;
  /** Of its turn: done when Next has begun to answer, or will not. */
  work: Promise<void>;
  /** Counts so many bytes that wait with the response until it has ended; false when its client has too many. */
  hold: (bytes: number) => boolean;
};
