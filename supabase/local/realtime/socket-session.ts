import { WebSocket } from "ws";
import { RateLimiter } from "@/lib/http/rate-limiter";
import type { Channel, Channels } from "@/supabase/local/realtime/channels";
import { claimsOf } from "@/supabase/local/realtime/claims";
import {
  decodeFrame,
  encodeFrame,
  type Frame,
  joinSchema,
  tokenSchema,
  type Version,
} from "@/supabase/local/realtime/protocol";
import type { Secrets } from "@/supabase/local/secrets";

const MAX_CHANNELS = 20;
/** A reader that is this far behind is cut off; it reconnects and reloads. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** A client beats every 25 s and joins a few channels when it opens. */
const MAX_MESSAGES = { max: 100, windowMs: 10_000 };
const NOT_UNDERSTOOD = 1003;
const TOO_MANY = 1008;

export class SocketSession {
  readonly #socket: WebSocket;
  readonly #version: Version;
  readonly #apiKey: string;
  readonly #channels: Channels;
  readonly #secrets: Secrets;
  readonly #joined = new Map<string, Channel>();
  readonly #messages = new RateLimiter(MAX_MESSAGES);
  #nextId = 1;

  constructor(socket: WebSocket, version: Version, apiKey: string, channels: Channels, secrets: Secrets) {
    this.#socket = socket;
    this.#version = version;
    this.#apiKey = apiKey;
    this.#channels = channels;
    this.#secrets = secrets;
  }

  /** @param data null for a binary message, which the protocol does not have. */
  async receive(data: string | null, nowMs: number = Date.now()): Promise<void> {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#messages.waitMs("", nowMs) > 0) return this.#socket.close(TOO_MANY);
    this.#messages.record("", nowMs);
    const frame = data === null ? null : decodeFrame(data);
    if (!frame) return this.#socket.close(NOT_UNDERSTOOD);
    if (frame.event === "heartbeat") return this.#reply(frame, "ok", {});
    if (frame.event === "phx_join") return this.#join(frame);
    if (frame.event === "access_token") return this.#renew(frame);
    if (frame.event === "phx_leave") {
      this.#drop(frame.topic);
      this.#reply(frame, "ok", {});
      this.#send({ ...frame, ref: null, event: "phx_close", payload: {} });
    }
  }

  end(): void {
    for (const topic of [...this.#joined.keys()]) this.#drop(topic);
  }

  async #join(frame: Frame): Promise<void> {
    const parsed = joinSchema.safeParse(frame.payload ?? {});
    if (!parsed.success) return this.#reply(frame, "error", { reason: "Unable to subscribe with given parameters" });
    const { config, access_token } = parsed.data;
    const claims = await claimsOf(access_token ?? this.#apiKey, this.#secrets);
    if (!claims) return this.#reply(frame, "error", { reason: "Invalid token" });
    if (this.#joined.size >= MAX_CHANNELS) return this.#reply(frame, "error", { reason: "Too many channels" });
    if (this.#socket.readyState !== WebSocket.OPEN) return;

    this.#drop(frame.topic);
    const { topic, joinRef } = frame;
    const subscriptions = config.postgres_changes.map((asked) => ({ ...asked, id: this.#nextId++ }));
    const send = (event: string, payload: unknown) => this.#send({ joinRef, ref: null, topic, event, payload });
    const channel: Channel = { topic, subscriptions, claims, send };
    this.#joined.set(topic, channel);
    this.#channels.add(channel);
    this.#reply(frame, "ok", { postgres_changes: subscriptions });
    if (subscriptions.length > 0) {
      const message = { message: "Subscribed to PostgreSQL", status: "ok", extension: "postgres_changes" };
      send("system", { ...message, channel: topic.replace(/^realtime:/, "") });
    }
  }

  async #renew(frame: Frame): Promise<void> {
    const channel = this.#joined.get(frame.topic);
    const parsed = tokenSchema.safeParse(frame.payload);
    if (!channel || !parsed.success) return;
    const claims = await claimsOf(parsed.data.access_token, this.#secrets);
    if (claims) {
      channel.claims = claims;
      return;
    }
    this.#drop(frame.topic);
    this.#send({ ...frame, ref: null, event: "phx_close", payload: {} });
  }

  #drop(topic: string): void {
    const channel = this.#joined.get(topic);
    if (!channel) return;
    this.#joined.delete(topic);
    this.#channels.remove(channel);
  }

  #reply(frame: Frame, status: "ok" | "error", response: object): void {
    this.#send({ ...frame, event: "phx_reply", payload: { status, response } });
  }

  #send(frame: Frame): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) this.#socket.terminate();
    else this.#socket.send(encodeFrame(this.#version, frame));
  }
}
