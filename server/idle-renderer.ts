import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { STYLES_COOKIE } from "@/lib/http/styles-cookie";
import { log } from "@/lib/log";
import type { Redis } from "@/lib/redis";
import { routes } from "@/lib/routes";
import { askProject, type Project } from "./ask-project";

type Options = {
  /** Of the gateway. */
  origin: string;
  project: () => Project | null;
  /** True while visitors' pages are made, or wait. */
  isBusy: () => boolean;
  /** Requests so far, those made here among them. */
  requests: () => number;
  /** False when what is made would push out what is kept. */
  hasRoom: () => Promise<boolean>;
  /** Where the nodes agree on who does it; null: this one. @param version of the pages */
  turn: { redis: Redis; version: string } | null;
  signal: AbortSignal;
};

/** Part of a processor that it may use, and while somebody visits. */
const SHARE = 0.3;
const SHARE_BESIDE_VISITORS = 0.05;
const BUSY_MS = 100;
export const QUIET_MS = 5_000;
const BUSY_START_MS = 60_000;
/** A site that is away for a moment costs one page, not hundreds. */
const AFTER_FAILURE_MS = 1_000;
const PAGE_MS = 30_000;
const BUSINESSES_AT_ONCE = 250;
/** A node that has not prolonged its turn for so long has ended. */
const TURN_S = 60;
const DAY_S = 24 * 60 * 60;
const LISTS = ["paginas", "categorias", "actividades", "colonias"];
/** A page for who has nothing of the site yet, and one for who has its styles. */
const FORMS = ["", `${STYLES_COOKIE}=1`];

const businessesSchema = z.array(z.object({ slug: z.string() }));

function ask({ origin, signal }: Options, path: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(origin + path, {
    headers: { accept: "text/html", ...headers },
    signal: AbortSignal.any([signal, AbortSignal.timeout(PAGE_MS)]),
  });
}

const read = async (options: Options, path: string): Promise<string> =>
  (await ask(options, path, { "accept-encoding": "identity" })).text();

/** Has a page made, in the form that it is kept in: nobody reads it. */
async function make(options: Options, path: string, cookie: string): Promise<void> {
  const { body, status } = await ask(options, path, { "accept-encoding": "zstd", cookie });
  await body?.cancel();
  if (status >= 500) throw new Error(`the answer was ${status}`);
}

type Paced = <T>(work: () => Promise<T>) => Promise<T>;

/** Indexable pages: lists, then businesses, the most visited first. */
async function* listPages(options: Options, paced: Paced): AsyncGenerator<string> {
  for (const name of LISTS) {
    const xml = await paced(() => read(options, `/sitemaps/${name}.xml`)).catch(() => "");
    options.signal.throwIfAborted();
    for (const [, address = ""] of xml.matchAll(/<loc>([^<]+)<\/loc>/g)) yield new URL(address).pathname;
  }
  for (let offset = 0; ; offset += BUSINESSES_AT_ONCE) {
    const project = options.project();
    if (!project) return;
    const path = `negocios?select=slug&is_approved=is.true&is_deleted=is.false&poco_contenido=is.false&order=visitas.desc,id&limit=${BUSINESSES_AT_ONCE}&offset=${offset}`;
    const businesses = businessesSchema.parse(await askProject(project, path));
    for (const { slug } of businesses) yield routes.business(slug);
    if (businesses.length < BUSINESSES_AT_ONCE) return;
  }
}

/** A turn that one node at a time has, and none for a day after it has done. */
function turnOf(turn: Options["turn"]) {
  if (!turn) return { take: async () => true, end: async () => true };
  const { redis, version } = turn;
  const key = `il:${version}:idle`;
  const owner = crypto.randomUUID();
  const keep = (value: string, seconds: number, condition: "NX" | "XX") =>
    redis.ask((client) => client.set(key, value, { expiration: { type: "EX", value: seconds }, condition }));
  const take = async () => {
    const isOurs = String(await redis.ask((client) => client.get(key))) === owner;
    return (await keep(owner, TURN_S, isOurs ? "XX" : "NX")) !== null;
  };
  return { take, end: async () => (await take()) && (await keep("done", DAY_S, "XX")) !== null };
}

type Quiet = Pick<Options, "requests" | "signal"> & { quietMs?: number; busyMs?: number };

/** Resolves when nobody has asked for anything for a moment, or at the end of a busy minute: after a restart visitors come all at once. */
export async function whenQuiet(quiet: Quiet): Promise<void> {
  const { requests, signal, quietMs = QUIET_MS, busyMs = BUSY_START_MS } = quiet;
  const end = performance.now() + busyMs;
  for (let count = -1; count !== requests() && performance.now() < end; ) {
    count = requests();
    await sleep(quietMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Makes pages that visitors may ask for while none waits, until all are made or no more are kept. Never fails. */
export async function renderWhenIdle(options: Options): Promise<void> {
  const { isBusy, requests, hasRoom, signal } = options;
  const turn = turnOf(options.turn);
  const pause = (milliseconds: number) => sleep(milliseconds, undefined, { signal, ref: false });
  let count = 0;
  let before = requests();
  const paced: Paced = async (work) => {
    while (isBusy()) await pause(BUSY_MS);
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      const isVisited = requests() - before > 1;
      before = requests();
      await pause((performance.now() - startedAt) * (1 / (isVisited ? SHARE_BESIDE_VISITORS : SHARE) - 1));
    }
  };
  /** False when the turn has been lost meanwhile. */
  async function makeAll(): Promise<boolean> {
    count = 0;
    for await (const path of listPages(options, paced)) {
      if (!(await turn.take())) return false;
      if (!(await hasRoom())) return true;
      // One that fails is made when somebody asks for it.
      for (const form of FORMS) await paced(() => make(options, path, form)).catch(() => pause(AFTER_FAILURE_MS));
      count += 1;
    }
    return turn.end();
  }
  const tryAll = () =>
    makeAll().catch((err: unknown) => {
      if (!signal.aborted) log.warn({ err, pages: count }, "pages are made in advance a moment later");
      return false;
    });
  while (!((await turn.take()) && (await tryAll()))) {
    await pause(TURN_S * 1_000).catch(() => undefined);
    if (signal.aborted) return;
  }
  log.info({ pages: count }, "pages are made that visitors may ask for");
}
