import { createClient, RESP_TYPES } from "@redis/client";
import { log } from "./log";
import { within } from "./within";

/** Milliseconds that an answer may take. */
const ANSWER_MS = 50;
/** Milliseconds for which nothing is asked after an answer that did not come. */
const PAUSE_MS = 1_000;
const RECONNECT_MS = 500;
const QUEUED_COMMANDS = 2_000;

const open = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: QUEUED_COMMANDS,
    // What is kept there is bytes.
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
    socket: { connectTimeout: PAUSE_MS, reconnectStrategy: RECONNECT_MS },
  });

export type RedisClient = ReturnType<typeof open>;

const NOTHING = Symbol();

/** What processes of a cluster share, none of which they need: whatever is missing, late or refused is null. */
export class Redis {
  readonly #client: RedisClient;
  readonly #others: RedisClient[] = [];
  readonly #url: string;
  #awayUntil = 0;

  constructor(url: string) {
    this.#url = url;
    this.#client = this.#connect();
  }

  #connect(): RedisClient {
    const client = open(this.#url);
    let isTold = false;
    client.on("error", (err: unknown) => {
      if (!isTold) log.warn({ err }, "Redis is away");
      isTold = true;
    });
    client.on("ready", () => {
      isTold = false;
    });
    client.connect().catch(() => undefined);
    return client;
  }

  /** Asks within 50 ms; null when there is no answer, and at once for a second after one that did not come. */
  async ask<T>(question: (client: RedisClient) => Promise<T>): Promise<T | null> {
    if (!this.#client.isReady || performance.now() < this.#awayUntil) return null;
    try {
      const answer = await within(question(this.#client), ANSWER_MS, NOTHING);
      if (answer !== NOTHING) return answer;
      this.#awayUntil = performance.now() + PAUSE_MS;
      return null;
    } catch {
      return null;
    }
  }

  /** Hears a channel, also after the connection was lost meanwhile: what was said in between is not repeated. */
  listen(channel: string, hear: (message: string) => void): void {
    const client = this.#connect();
    this.#others.push(client);
    const listen = () => client.subscribe(channel, (message) => hear(String(message))).catch(() => undefined);
    if (client.isReady) void listen();
    else client.once("ready", listen);
  }

  close(): void {
    for (const client of [this.#client, ...this.#others]) client.destroy();
  }
}
