import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type postgres from "postgres";
import { generate } from "../load/generate";
import { BROWSER_ENCODING } from "../load/job";
import { ask, askAll } from "../support/ask";
import { processesByKind } from "../support/process-kinds";
import { listingPaths } from "./addresses";
import { editBusiness, untilAnnounced } from "./edit";
import { type Part, portOf } from "./part";
import { atLeast, type Row } from "./row";

export const EDITED_PAGES = 500;
const VISITORS = 20;
/** Less than the minute for which a page is kept: those that end by themselves are not what is measured. */
const SECONDS = 25;
const PAUSE_MS = 200;
const LEAST_HITS = 0.98;

/** Bytes that all processes of Next have written so far, to the kernel: answers above all. */
const bytesWritten = (): number =>
  processesByKind(process.pid)
    .filter(({ kind }) => kind === "Next")
    .reduce((sum, { pid }) => sum + Number(/^wchar: (\d+)/m.exec(readFileSync(`/proc/${pid}/io`, "utf8"))?.[1]), 0);

type Site = {
  what: string;
  url: string;
  sql: postgres.Sql;
  /** Waits until everybody has been told of every change. */
  announce: () => Promise<unknown>;
};

/**
 * One edit a second of one business, while others are visited. Whether Next was asked is told by what it has written: a
 * page weighs a hundred times what it says of a change, and no header is needed that a gateway might leave out. What one
 * weighs is measured by the first renders. @param paths the edited one first; none was asked for before
 */
export async function editWhileVisited({ what, url, sql, announce }: Site, paths: readonly string[]): Promise<Row[]> {
  const [own = "", ...others] = paths;
  const slug = own.split("/").at(-1) ?? "";
  const beforeFirst = bytesWritten();
  await askAll(url, paths, { inParallel: 8 });
  const bytesOfOne = (bytesWritten() - beforeFirst) / paths.length;
  await askAll(url, others, { inParallel: 8 });

  const visits = (SECONDS * 1000) / PAUSE_MS;
  const visitors = Array.from({ length: VISITORS }, (_, visitor) =>
    Array.from({ length: visits }, (_none, visit) => others[(visitor * 31 + visit * 7) % others.length] ?? "/"),
  );
  let fresh = 0;
  let edits = 0;
  let isOver = false;
  const before = bytesWritten();
  const edit = async (): Promise<void> => {
    while (!isOver) {
      const nextAt = performance.now() + 1000;
      const mark = `${++edits}-${Date.now()}`;
      await editBusiness(sql, slug, mark);
      await announce();
      const { body } = await ask(`${url}${own}`, { encoding: "identity" });
      if (body.includes(mark)) fresh++;
      await sleep(Math.max(0, nextAt - performance.now()));
    }
  };
  const load = generate({
    kind: "visitors",
    port: portOf(url),
    encoding: BROWSER_ENCODING,
    visitors,
    pauseMs: PAUSE_MS,
  }).finally(() => {
    isOver = true;
  });
  const [{ samples }] = await Promise.all([load, edit()]);
  const missed = Math.max(0, (bytesWritten() - before) / bytesOfOne - edits);
  const failed = samples.filter(({ status }) => status !== 200).length;
  return [
    atLeast(`${what}: kept pages of others`, LEAST_HITS * 100, (1 - Math.min(1, missed / samples.length)) * 100, {
      unit: "%",
      digits: 1,
      detail: `${samples.length} visits of ${others.length} pages, ${missed.toFixed(0)} asked of Next, ${failed} not 200`,
    }),
    {
      what: `${what}: its own page on the next request`,
      target: "fresh",
      measured: `${fresh} of ${edits} fresh`,
      isMet: fresh === edits,
    },
  ];
}

export const EDITS: Part = {
  name: "edits",
  async measure(workshop) {
    const instance = await workshop.startInstance({ seed: "full" });
    const sql = workshop.openDatabase(instance);
    const paths = await listingPaths(sql, 1 + workshop.count(EDITED_PAGES, 50));
    const site = { what: "an edit a second", url: instance.siteUrl, sql, announce: () => untilAnnounced(sql) };
    return editWhileVisited(site, paths);
  },
};
