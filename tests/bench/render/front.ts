import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { BROWSER_ENCODING } from "../load/job";
import { ask, askAll } from "../support/ask";
import { processCpuMs } from "../support/cpu";
import { startGatewayProcess } from "../support/gateway";
import { startStandIn } from "./front/stand-in";
import type { Part } from "./part";
import { atMost, type Row } from "./row";

const ANSWERS = 400;
const WARM_UP = 100;
const SETTLE_MS = 1000;
const LIMIT_MS = 2;
/** Encodings to ask for: the browsers' list, then each form alone. */
const ENCODINGS = [BROWSER_ENCODING, "zstd", "br", "gzip"];

/** The gateway's share of an answer that it has not seen, with something else in Next's place. */
export const FRONT: Part = {
  name: "front",
  async measure(workshop) {
    const upstream = await startStandIn();
    workshop.atEnd(upstream.stop);
    const { port, child: gateway } = await startGatewayProcess(upstream.port);
    workshop.atEnd(() => gateway.kill());
    const site = `http://127.0.0.1:${port}`;
    const collectingMs = async (): Promise<number> => {
      gateway.send("collecting");
      return Number((await once(gateway, "message"))[0]);
    };
    const rows: Row[] = [];
    let asked = 0;
    const fresh = (count: number) => Array.from({ length: count }, () => `/negocio/nunca-visto-${++asked}`);
    for (const encoding of ENCODINGS) {
      const how = { inParallel: 2, encoding };
      await askAll(site, fresh(workshop.count(WARM_UP, 20)), how);
      await sleep(SETTLE_MS);
      const count = workshop.count(ANSWERS, 50);
      const [cpuBefore, collectedBefore] = [processCpuMs(gateway.pid ?? 0), await collectingMs()];
      await askAll(site, fresh(count), how);
      // What is compressed to be kept goes on after the answer.
      await sleep(SETTLE_MS);
      const cpu = processCpuMs(gateway.pid ?? 0) - cpuBefore;
      const collected = (await collectingMs()) - collectedBefore;
      const { headers, body } = await ask(`${site}${fresh(1)[0]}`, { encoding });
      rows.push(
        atMost(
          `the gateway's share of a fresh 250 KB answer, ${encoding === BROWSER_ENCODING ? "as browsers ask" : encoding}`,
          LIMIT_MS,
          cpu / count,
          {
            digits: 2,
            detail: `${Math.round((collected / cpu) * 100)} % of it garbage collection; sent as ${headers["content-encoding"] ?? "it is"}, ${(body.length / 1024).toFixed(0)} KB; ${count} answers`,
          },
        ),
      );
    }
    return rows;
  },
};
