import { setTimeout as sleep } from "node:timers/promises";
import type { Instance } from "@/tests/support/instance";
import { ask, askAll } from "../support/ask";
import { processesByKind } from "../support/process-kinds";
import { listingPaths } from "./addresses";
import { editBusiness, untilAnnounced } from "./edit";
import type { Part } from "./part";

const LISTINGS = 8;
const LISTS = ["/", "/negocios", "/categorias/alimentos-y-bebidas", "/categorias/servicios-del-hogar"];
const WRITE_EVERY_MS = 500;
const WRITES_BEFORE_MS = 3000;
/** After Next has gone; a page is kept for a minute. */
const ASK_AT_MS = [500, 30_000, 70_000];
const LOOK_EVERY_MS = 50;

/** Ends Next, and whatever is started in its place, until it is told to stop. */
function keepAway(instance: Instance): () => Promise<void> {
  let isOver = false;
  const ending = (async () => {
    while (!isOver) {
      for (const { pid } of processesByKind(instance.pid).filter(({ kind }) => kind === "Next")) {
        try {
          process.kill(pid, "SIGKILL");
        } catch {
          // Gone already.
        }
      }
      await sleep(LOOK_EVERY_MS);
    }
  })();
  return () => {
    isOver = true;
    return ending;
  };
}

/** Next is ended by force while somebody writes, and kept from coming back; kept pages are asked for all the same. */
export const CRASH: Part = {
  name: "crash",
  async measure(workshop) {
    const instance = await workshop.startInstance({ seed: "full" });
    const sql = workshop.openDatabase(instance);
    const [edited = "", ...listings] = await listingPaths(sql, 1 + LISTINGS);
    const pages = [...LISTS, ...listings];
    // Of what a seed has written nobody says what it was: once it is told, every page is forgotten.
    await untilAnnounced(sql);
    for (let visit = 0; visit < 3; visit++) await askAll(instance.siteUrl, pages);

    let isOver = false;
    let writes = 0;
    const writing = (async () => {
      while (!isOver) {
        await editBusiness(sql, edited.split("/").at(-1) ?? "", `${++writes}`);
        await sleep(WRITE_EVERY_MS);
      }
    })();
    await sleep(WRITES_BEFORE_MS);
    const letBack = keepAway(instance);
    const goneAt = performance.now();
    const failed = new Set<string>();
    const counts: string[] = [];
    for (const at of ASK_AT_MS) {
      await sleep(Math.max(0, goneAt + at - performance.now()));
      const statuses = await Promise.all(
        pages.map((page) =>
          ask(instance.siteUrl + page).then(
            ({ status }) => status,
            () => 0,
          ),
        ),
      );
      for (const [index, page] of pages.entries()) if (statuses[index] !== 200) failed.add(page);
      counts.push(`${statuses.filter((status) => status === 200).length} after ${at / 1000} s`);
    }
    isOver = true;
    await writing;
    await letBack();
    return [
      {
        what: `Next ended by force under writes, ${pages.length} kept pages`,
        target: `${pages.length} answer 200`,
        measured: `${pages.length - failed.size} each time (${counts.join(", ")}; ${writes} writes)`,
        isMet: failed.size === 0,
      },
    ];
  },
};
