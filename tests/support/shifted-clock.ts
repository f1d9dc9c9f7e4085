// Preloaded: the wall clock differs by the milliseconds of the file that the query names. Monotonic clocks go on, as when a clock is set.
import { readFileSync } from "node:fs";

const file = new URL(import.meta.url).searchParams.get("file") ?? "";
const Real = Date;
const { now: trueNow } = Date;
const CACHED_MS = 100;
let shiftMs = 0;
let readAt = Number.NEGATIVE_INFINITY;

function now(): number {
  if (performance.now() - readAt > CACHED_MS) {
    shiftMs = Number(readFileSync(file, "utf8"));
    readAt = performance.now();
  }
  return trueNow() + shiftMs;
}

const shifted: ProxyHandler<DateConstructor> = {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
};
globalThis.Date = new Proxy(Date, shifted);
const origin = performance.timeOrigin + now() - trueNow();
Object.defineProperty(performance, "timeOrigin", { get: () => origin });
