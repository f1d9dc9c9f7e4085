import { WebSocket } from "ws";
import { RateLimiter } from "@/lib/http/rate-limiter";
import type { Channel, Channels } from "@/supabase/local/realtime/channels";
import { claimsOf } from "@/supabase/local/realtime/claims";
import { decodeFrame, encodeFrame, type Frame, joinSchema, tokenSchema } from "@/supabase/local/realtime/protocol";
import type { Secrets } from "@/supabase/local/secrets";

const MAX_CHANNELS = 20;
/** A reader that is this far behind is cut off; it reconnects and reloads. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** A client beats every 25 s and joins a few channels when it opens. */
const MAX_MESSAGES = { max: 100, windowMs: 10_000 };
const NOT_UNDERSTOOD = 1003;
const TOO_MANY = 1008;

export function openSession(socket: WebSocket, apiKey: string, channels: Channels, secrets: Secrets) {
  const joined = new Map<string, Channel>();
  const messages = new RateLimiter(MAX_MESSAGES);
  let nextId = 1;

  function send(frame: Frame): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
    else socket.send(encodeFrame(frame));
  }

  const reply = (frame: Frame, status: "ok" | "error", response: object): void =>
    send({ ...frame, event: "phx_reply", payload: { status, response } });

  const close = (frame: Frame): void => send({ ...frame, ref: null, event: "phx_close", payload: {} });

  function drop(topic: string): void {
    const channel = joined.get(topic);
    if (!channel) return;
    joined.delete(topic);
    channels.remove(channel);
  }

  async function join(frame: Frame): Promise<void> {
    const parsed = joinSchema.safeParse(frame.payload ?? {});
    if (!parsed.success) return reply(frame, "error", { reason: "Unable to subscribe with given parameters" });
    const { config, access_token } = parsed.data;
    const claims = await claimsOf(access_token ?? apiKey, secrets);
    if (!claims) return reply(frame, "error", { reason: "Invalid token" });
    if (joined.size >= MAX_CHANNELS) return reply(frame, "error", { reason: "Too many channels" });
    if (socket.readyState !== WebSocket.OPEN) return;

    drop(frame.topic);
    const { topic, joinRef } = frame;
    const subscriptions = config.postgres_changes.map((asked) => ({ ...asked, id: nextId++ }));
    const tell = (event: string, payload: unknown) => send({ joinRef, ref: null, topic, event, payload });
    const channel: Channel = { topic, subscriptions, claims, send: tell };
    joined.set(topic, channel);
    channels.add(channel);
    reply(frame, "ok", { postgres_changes: subscriptions });
    if (subscriptions.length > 0) {
      const message = { message: "Subscribed to PostgreSQL", status: "ok", extension: "postgres_changes" };
      tell("system", { ...message, channel: topic.replace(/^realtime:/, "") });
    }
  }

  async function renew(frame: Frame): Promise<void> {
    const channel = joined.get(frame.topic);
    const parsed = tokenSchema.safeParse(frame.payload);
    if (!channel || !parsed.success) return;
    const claims = await claimsOf(parsed.data.access_token, secrets);
    if (claims) {
      channel.claims = claims;
      return;
    }
    drop(frame.topic);
    close(frame);
  }

  return {
    /** @param data null for a binary message, which the protocol does not have. */
    async receive(data: string | null, nowMs: number = performance.now()): Promise<void> {
      if (socket.readyState !== WebSocket.OPEN) return;
      if (messages.waitMs("", nowMs) > 0) return socket.close(TOO_MANY);
      messages.record("", nowMs);
      const frame = data === null ? null : decodeFrame(data);
      if (!frame) return socket.close(NOT_UNDERSTOOD);
      if (frame.event === "heartbeat") return reply(frame, "ok", {});
      if (frame.event === "phx_join") return join(frame);
      if (frame.event === "access_token") return renew(frame);
      if (frame.event === "phx_leave") {
        drop(frame.topic);
        reply(frame, "ok", {});
        close(frame);
      }
    },
    end(): void {
      for (const topic of [...joined.keys()]) drop(topic);
    },
  };
}
