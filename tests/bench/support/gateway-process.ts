import { PerformanceObserver } from "node:perf_hooks";
import { startGateway } from "@/server/gateway";

let collectingMs = 0;
const observer = new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) collectingMs += duration;
});
observer.observe({ entryTypes: ["gc"] });

/** Run as a process of its own: gets the port of what stands in for Next, sends its own, and its time of collection when asked. */
process.once("message", async (upstreamPort: number) => {
  const gateway = await startGateway({
    host: "127.0.0.1",
    port: 0,
    portOf: () => upstreamPort,
    trustedProxies: ["127.0.0.1"],
  });
  process.on("message", () => process.send?.(collectingMs));
  process.send?.(gateway.port);
});
