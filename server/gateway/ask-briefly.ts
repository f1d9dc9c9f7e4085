import type { IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { ask, type Question } from "./forward";

const ANSWER_MS = 3_000;
const MAX_BYTES = 2 * 1024 * 1024;

export type BriefAnswer = { status: number; text: string };

async function read(question: Question): Promise<BriefAnswer> {
  const response: IncomingMessage = await ask(question);
  const deadline = setTimeout(() => response.destroy(), ANSWER_MS);
  try {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of response) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new Error("the answer is too long");
      chunks.push(chunk);
    }
    return { status: response.statusCode ?? 502, text: Buffer.concat(chunks).toString() };
  } finally {
    clearTimeout(deadline);
  }
}

/** The answer of a process on this machine to a question of our own; null when there is none in time. @param port null while it does not serve */
export async function askBriefly(port: number | null, target: string, token?: string): Promise<BriefAnswer | null> {
  if (port === null) return null;
  const headers = { host: `127.0.0.1:${port}`, ...(token && { authorization: `Bearer ${token}` }) };
  const late = sleep(ANSWER_MS, null, { ref: false });
  return Promise.race([read({ port, target, headers }).catch(() => null), late]);
}
