import { setTimeout as sleep } from "node:timers/promises";

export const MODES = ["normal", "down", "slow", "drip", "garbage", "html", "other"] as const;
export type Mode = (typeof MODES)[number];

const SLOW_MS = 30_000;
const DRIP_MS = 500;
const DRIPS = 60;

const json = { "content-type": "application/json" };

/** A response that goes on for half a minute, a space at a time. */
function dripping(): Response {
  let drips = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await sleep(DRIP_MS, undefined, { ref: false });
      drips += 1;
      if (drips > DRIPS) controller.close();
      else controller.enqueue(new TextEncoder().encode(" "));
    },
  });
  return new Response(body, { headers: json });
}

export async function faultyResponse(mode: Mode, isPreference: boolean): Promise<Response | null> {
  switch (mode) {
    case "normal":
      return null;
    case "down":
      return Response.json({ message: "internal_error" }, { status: 500 });
    case "slow":
      await sleep(SLOW_MS, undefined, { ref: false });
      return null;
    case "drip":
      return dripping();
    case "garbage":
      return new Response('{"id": 1, "status": "appro', { headers: json });
    case "html":
      return new Response("<!doctype html><title>Mantenimiento</title>", { headers: { "content-type": "text/html" } });
    case "other":
      return Response.json({ ...OTHER, ...(isPreference ? { id: "otra" } : {}), results: [OTHER] });
    default:
      return mode satisfies never;
  }
}

const OTHER = {
  id: 1,
  status: "approved",
  transaction_amount: 300,
  transaction_amount_refunded: 0,
  date_last_updated: "2026-01-01T00:00:00.000-04:00",
  external_reference: "alguien@example.com|pro|otra",
  init_point: "https://evil.example/",
};
