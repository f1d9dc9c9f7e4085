import type { Instance } from "@/tests/support/instance";
import { pagesOf } from "../support/pages";
import { Durations } from "../support/percentiles";

export type Asked = { name: string; durations: Durations; failures: number };

/** Asks for one page after the other, as one visitor who never waits, until `until` is settled. */
export async function askPages(instance: Instance, until: Promise<unknown>): Promise<Asked[]> {
  const pages = [...(await pagesOf(instance)), { name: "search", path: "/negocios?q=tacos" }];
  const asked = pages.map(({ name, path }) => ({ name, path, durations: new Durations(), failures: 0 }));
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  until.then(over, over);
  while (!isOver) {
    for (const page of asked) {
      await page.durations.measure(async () => {
        const response = await fetch(`${instance.siteUrl}${page.path}`, { headers: { accept: "text/html" } });
        await response.text();
        if (!response.ok) page.failures++;
      });
    }
  }
  return asked;
}
