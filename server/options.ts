import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "./root";
import { StartError } from "./start-error";

export const SEEDS = ["none", "showcase", "full"] as const;
export type Seed = (typeof SEEDS)[number];

export const DEFAULT_SEED: Seed = "full";

export type Options = {
  port: number;
  host: string;
  isDevelopment: boolean;
  isFresh: boolean;
  /** Renders nothing and runs no job before somebody asks for it, so that a test decides when each happens. */
  isIdle: boolean;
  /** Processes that make pages. */
  workers: number;
  /** Null when not asked for: a new instance then gets DEFAULT_SEED, an existing one keeps what it has. */
  seed: Seed | null;
  /** Absolute. */
  dataDir: string;
};

export const USAGE = `bin/start [options]

  --port N       port to listen on (3000; 0 takes any free one)
  --host ADDR    address to listen on (127.0.0.1; 0.0.0.0 to be reached from other devices)
  --dev          development: pages are compiled as they are asked for and reload by themselves
  --fresh        empties the data folder first
  --workers N      processes that make pages (1; with REDIS_URL one less than there are processors)
  --idle         no page is rendered and no job runs before it is asked for (for tests)
  --seed WHAT    data of a new instance: none, showcase (forty invented businesses) or full (and 5,743 real ones)

Environment: PORT, HOST, DATA_DIR (./.data); see .env.example for the rest.`;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the command line, and the environment for the rest. @throws {StartError} naming what is wrong. */
export function parseOptions(argv: readonly string[], environment: Environment): Options {
  const values = parseArguments(argv);
  const isDevelopment = values.dev ?? false;
  return {
    port: parsePort(values.port ?? (environment.PORT || "3000")),
    host: parseHost(values.host ?? (environment.HOST || "127.0.0.1")),
    isDevelopment,
    isFresh: values.fresh ?? false,
    isIdle: values.idle ?? false,
    workers: isDevelopment ? 1 : parseWorkers(values.workers, Boolean(environment.REDIS_URL)),
    seed: values.seed === undefined ? null : parseSeed(values.seed),
    dataDir: dataDirOf(environment),
  };
}

/** DATA_DIR, absolute: relative ones are meant from the repository's folder. */
export const dataDirOf = (environment: Environment): string => path.resolve(ROOT, environment.DATA_DIR || ".data");

export const isHelp = (argv: readonly string[]): boolean => argv.includes("--help") || argv.includes("-h");

function parseArguments(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        port: { type: "string" },
        host: { type: "string" },
        dev: { type: "boolean" },
        fresh: { type: "boolean" },
        idle: { type: "boolean" },
        workers: { type: "string" },
        seed: { type: "string" },
      },
    }).values;
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split(/\. |\n/);
    throw new StartError(`${reason}.\n\n${USAGE}`);
  }
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartError(`"${text}" is not a port: give a number from 0 to 65535.`);
}

const MAX_WORKERS = 64;

function parseWorkers(text: string | undefined, hasRedis: boolean): number {
  if (text === undefined) return hasRedis ? Math.max(1, availableParallelism() - 1) : 1;
  const workers = Number(text);
  if (!/^[1-9]\d?$/.test(text) || workers > MAX_WORKERS)
    throw new StartError(`"${text}" is not a number of processes: give one from 1 to ${MAX_WORKERS}.`);
  if (workers > 1 && !hasRedis)
    throw new StartError(
      `--workers ${workers} needs REDIS_URL: without it, each process would count its limits for itself.`,
    );
  return workers;
}

function parseHost(text: string): string {
  if (/^[\w.:-]+$/.test(text)) return text;
  throw new StartError(
    `"${text}" is not an address to listen on: give one like 127.0.0.1 or 0.0.0.0, without http://.`,
  );
}

function parseSeed(text: string): Seed {
  const seed = SEEDS.find((each) => each === text);
  if (seed) return seed;
  throw new StartError(`--seed ${text} is unknown: choose one of ${SEEDS.join(", ")}.`);
}
