import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { quantile } from "../support/quantile";
import { generate } from "./generate";

/** Requests a second of a server, their times, and what making them took. Times in milliseconds. */
export type Rate = {
  requests: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Share of one processor that the generator used: near 1, it is the limit and not the server. */
  generatorLoad: number;
  generator: "wrk" | "own";
};

type Load = { port: number; path: string; encoding: string; connections: number; seconds: number };

const WRK_THREADS = 1;
const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Processor time of children that have ended, in milliseconds. */
const endedChildrenCpuMs = (): number => {
  const stat = readFileSync("/proc/self/stat", "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13]) + Number(fields[14])) * 10;
};

/** A time as wrk writes it, such as "1.25ms". */
function wrkTime(report: string, label: string): number {
  const [, value, unit = ""] = new RegExp(`^\\s+${label}\\s+([\\d.]+)(us|ms|s|m)$`, "m").exec(report) ?? [];
  return Number(value) * (UNITS[unit] ?? Number.NaN);
}

/** True for a program of the machine's. */
const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? "").split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));

/** wrk, which the system ends when we end: it has no channel to us. */
const WRK = ["setpriv", "--pdeathsig", "KILL", "wrk"] as const;

/** wrk's report of the load; null where it is not installed. */
async function wrk({ port, path: pagePath, encoding, connections, seconds }: Load): Promise<Rate | null> {
  if (!["setpriv", "wrk"].every(isInstalled)) return null;
  const cpuBefore = endedChildrenCpuMs();
  const options = [`-t${WRK_THREADS}`, `-c${connections}`, `-d${seconds}s`, "--latency", "--timeout", "30s"];
  const headers = ["-H", `Accept-Encoding: ${encoding}`, "-H", "Accept: text/html"];
  const [program, ...before] = WRK;
  const child = spawn(program, [...before, ...options, ...headers, `http://127.0.0.1:${port}${pagePath}`], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const report = await text(child.stdout);
  await exited;
  const problem = /Non-2xx.*|Socket errors.*/.exec(report)?.[0];
  if (problem) throw new Error(`${pagePath}: ${problem}`);
  const [, requests, duration] = /(\d+) requests in ([\d.]+)s/.exec(report) ?? [];
  return {
    requests: Number(requests),
    perSecond: Number(requests) / Number(duration),
    p50: wrkTime(report, "50%"),
    p99: wrkTime(report, "99%"),
    generatorLoad: (endedChildrenCpuMs() - cpuBefore) / (Number(duration) * 1000),
    generator: "wrk",
  };
}

async function own(load: Load): Promise<Rate> {
  const { samples, seconds, cpuMs } = await generate({ kind: "flat", ...load });
  const failed = samples.filter(({ status }) => status !== 200);
  if (failed.length > 0) throw new Error(`${load.path}: ${failed.length} not 200, such as ${failed[0]?.status}`);
  const durations = samples.map(({ ms }) => ms);
  return {
    requests: samples.length,
    perSecond: samples.length / seconds,
    p50: quantile(durations, 0.5),
    p99: quantile(durations, 0.99),
    generatorLoad: cpuMs / (seconds * 1000),
    generator: "own",
  };
}

/** Measures how much of one page the server gives, by wrk where it is installed and by our own generator elsewhere. */
export const measureRate = async (load: Load): Promise<Rate> => (await wrk(load)) ?? (await own(load));
