import "server-only";
import { Counter, Gauge, Histogram } from "prom-client";
import { perProcess } from "@/lib/per-process";
import { createRegistry, LATENCY_BUCKETS } from "../registry";
import { addFigures } from "./figures";

function create() {
  const registry = createRegistry("site");
  const registers = [registry];
  addFigures(registers);
  return {
    registry,
    requestSeconds: new Histogram({
      registers,
      name: "site_request_seconds",
      help: "Time until Next had answered a request",
      labelNames: ["class", "status"],
      buckets: LATENCY_BUCKETS,
    }),
    pictures: new Counter({
      registers,
      name: "site_pictures_total",
      help: "Pictures by what the processes for pictures made of them",
      labelNames: ["outcome"],
    }),
    pictureSeconds: new Histogram({
      registers,
      name: "site_picture_seconds",
      help: "Time that a process worked on a picture",
      buckets: LATENCY_BUCKETS,
    }),
    picturesAtWork: new Gauge({
      registers,
      name: "site_pictures",
      help: "Pictures by whether they wait for a process or are worked on",
      labelNames: ["state"],
    }),
  };
}

export const siteMetrics = () => perProcess("site-metrics", create);
