import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Instance } from "@/tests/support/instance";
import { generate } from "../load/generate";
import { BROWSER_ENCODING } from "../load/job";
import { ask, askAll } from "../support/ask";
import { processesByKind } from "../support/process-kinds";
import { listingPaths } from "./addresses";
import { editBusiness, untilAnnounced } from "./edit";
import { type Part, portOf } from "./part";
import { atLeast, type Row } from "./row";

const PAGES = 500;
const VISITORS = 20;
/** Less than the minute for which a page is kept: those that end by themselves are not what is measured. */
const SECONDS = 25;
const PAUSE_MS = 200;
const LEAST_HITS = 0.98;

/** Bytes that Next's processes have written so far, to the kernel: answers above all. */
const bytesWritten = (instance: Instance): number =>
  processesByKind(instance.pid)
    .filter(({ kind }) => kind === "Next")
    .reduce((sum, { pid }) => sum + Number(/^wchar: (\d+)/m.exec(readFileSync(`/proc/${pid}/io`, "utf8"))?.[1]), 0);

/**
 * One edit a second of one business, while others are visited. Whether Next was asked is told by what it has written: a
 * page weighs a hundred times what it says of a change, and no header is needed that a gateway might leave out. What one
weighs is measured by the first renders.
 */
export const EDITS: Part = {
  name: "edits",
  async measure(workshop) {
    const instance = await workshop.startInstance({ seed: "full" });
    const sql = workshop.openDatabase(instance);
    const [own = "", ...others] = await listingPaths(sql, 1 + workshop.count(PAGES, 50));
    const slug = own.split("/").at(-1) ?? "";
    const beforeFirst = bytesWritten(instance);
    await askAll(instance.siteUrl, [own, ...others], { inParallel: 8 });
    const bytesOfOne = (bytesWritten(instance) - beforeFirst) / (1 + others.length);
    await askAll(instance.siteUrl, others, { inParallel: 8 });

    const visits = (SECONDS * 1000) / PAUSE_MS;
    const visitors = Array.from({ length: VISITORS }, (_, visitor) =>
      Array.from({ length: visits }, (_none, visit) => others[(visitor * 31 + visit * 7) % others.length] ?? "/"),
    );
    let fresh = 0;
    let edits = 0;
    let isOver = false;
    const before = bytesWritten(instance);
    let ownBytes = 0;
    const edit = async (): Promise<void> => {
      while (!isOver) {
        const nextAt = performance.now() + 1000;
        const mark = `${++edits}-${Date.now()}`;
        await editBusiness(sql, slug, mark);
        await untilAnnounced(sql);
        const { body } = await ask(`${instance.siteUrl}${own}`, { encoding: "identity" });
        ownBytes += body.length;
        if (body.includes(mark)) fresh++;
        await sleep(Math.max(0, nextAt - performance.now()));
      }
    };
    const load = generate({
      kind: "visitors",
      port: portOf(instance),
      encoding: BROWSER_ENCODING,
      visitors,
      pauseMs: PAUSE_MS,
    }).finally(() => {
      isOver = true;
    });
    const [{ samples }] = await Promise.all([load, edit()]);
    const missed = Math.max(0, bytesWritten(instance) - before - ownBytes) / bytesOfOne;
    const failed = samples.filter(({ status }) => status !== 200).length;
    const rows: Row[] = [
      atLeast(
        "an edit a second: kept pages of others",
        LEAST_HITS * 100,
        (1 - Math.min(1, missed / samples.length)) * 100,
        {
          unit: "%",
          digits: 1,
          detail: `${samples.length} visits of ${others.length} pages, ${missed.toFixed(0)} asked of Next, ${failed} not 200`,
        },
      ),
      {
        what: "an edit a second: its own page on the next request",
        target: "fresh",
        measured: `${fresh} of ${edits} fresh`,
        isMet: fresh === edits,
      },
    ];
    return rows;
  },
};
