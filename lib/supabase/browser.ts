import { REALTIME_SUBSCRIBE_STATES, RealtimeClient } from "@supabase/realtime-js";

export type BrowserSupabase = {
  /** An origin, or "/" for the site's own. */
  url: string;
  publishableKey: string;
};

type ChangeListener = {
  onChange: () => void;
};

/** Listens to the change counters (`cambios`) until the returned function is called. A reconnection counts as a change. */
export function listenToChanges({ url, publishableKey }: BrowserSupabase, { onChange }: ChangeListener): () => void {
  const endPoint = new URL("/realtime/v1", new URL(url, window.location.origin));
  endPoint.protocol = endPoint.protocol === "https:" ? "wss:" : "ws:";
  const client = new RealtimeClient(endPoint.href, { params: { apikey: publishableKey } });
  let hasListened = false;
  client
    .channel("cambios")
    .on("postgres_changes", { event: "UPDATE", schema: "public", table: "cambios" }, onChange)
    .subscribe((status) => {
      if (status !== REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) return;
      if (hasListened) onChange();
      hasListened = true;
    });
  return () => {
    void client.removeAllChannels().finally(() => client.disconnect());
  };
}
