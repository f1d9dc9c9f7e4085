import "@/tests/support/ends-with-npm";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { chromium, expect, type Page } from "@playwright/test";
import { findBrowser } from "@/tests/support/find-browser";
import type { Instance } from "@/tests/support/instance";
import { INSTANCE_OPTIONS, onAnInstance } from "./support/on-an-instance";
import { median } from "./support/quantile";
import { printTable } from "./support/table";

const USAGE = `npm run bench:journey -- [--seed showcase|full] [--runs 3]

What a visitor with a cheap phone does, in a browser that nothing is kept in, with a processor four times slower and
400 kbit/s: each step's seconds until it can be seen, and its kilobytes as they are sent (medians).
`;
const SLOWER = 4;
const BYTES_PER_SECOND = 50_000;
const LATENCY_MS = 150;
const PHONE = { width: 360, height: 740 };
/** Nothing is loaded for so long: the step is over. */
const QUIET_MS = 1_500;
const LOOK_EVERY_MS = 100;
/** Beyond that a step counts as broken. */
const PATIENCE_MS = 120_000;

type Step = readonly [name: string, take: (page: Page) => Promise<unknown>];

const cards = (page: Page) => page.getByRole("main").locator("article[data-negocio]");
const heartOf = (page: Page) =>
  cards(page)
    .first()
    .getByRole("button", { name: /en favoritos$/ });

const STEPS: readonly Step[] = [
  ["open the home page", (page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible()],
  [
    "search",
    async (page) => {
      await page
        .getByRole("main")
        .getByRole("textbox")
        .or(page.getByRole("main").getByRole("combobox"))
        .first()
        .fill("tacos");
      await page.keyboard.press("Enter");
      await expect(cards(page).first()).toBeVisible();
    },
  ],
  [
    "open a listing",
    async (page) => {
      await cards(page).first().getByRole("link").first().click();
      await expect(page).toHaveURL(/\/negocio\//);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  ],
  [
    "call",
    async (page) => {
      const counted = page.waitForRequest((request) => request.url().endsWith("/api/eventos"));
      await page
        .getByRole("link", { name: /Llamar/ })
        .first()
        .click();
      await counted;
    },
  ],
  [
    "go back",
    async (page) => {
      await page.goBack({ waitUntil: "commit" });
      await expect(cards(page).first()).toBeVisible();
    },
  ],
  [
    "set a heart",
    async (page) => {
      await heartOf(page).click();
      await expect(heartOf(page)).toHaveAttribute("aria-pressed", "true");
    },
  ],
  [
    "filter",
    async (page) => {
      await page.getByRole("main").getByText("Abierto ahora").first().click();
      await expect(page).toHaveURL(/abierto/);
      // At night none of a few is open.
      const none = page.getByText("No se encontraron resultados");
      await expect(cards(page).first().or(none).first()).toBeVisible();
    },
  ],
  [
    "see suggestions",
    async (page) => {
      await page.getByRole("combobox", { name: "¿Qué buscas?" }).fill("farm");
      await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    },
  ],
];

type Taken = { ms: number; bytes: number };

/** The journey, once. */
async function travel(siteUrl: string): Promise<Taken[]> {
  const browser = await chromium.launch({ executablePath: findBrowser() });
  try {
    const context = await browser.newContext({
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      serviceWorkers: "block",
    });
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    let bytes = 0;
    /** By the document that asked. */
    const underway = new Map<string, string>();
    client.on("Network.requestWillBeSent", ({ requestId, loaderId }) => underway.set(requestId, loaderId));
    // Of what the page before had under way nobody hears any more.
    client.on("Page.frameNavigated", ({ frame }) => {
      for (const [requestId, loaderId] of underway)
        if (!frame.parentId && loaderId !== frame.loaderId) underway.delete(requestId);
    });
    client.on("Network.loadingFailed", ({ requestId }) => underway.delete(requestId));
    client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      underway.delete(requestId);
      bytes += encodedDataLength;
    });
    await client.send("Page.enable");
    await client.send("Network.enable");
    await client.send("Network.emulateNetworkConditions", {
      ...{ offline: false, latency: LATENCY_MS },
      ...{ downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND },
    });
    await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const taken: Taken[] = [];
    for (const [index, [, take]] of STEPS.entries()) {
      const [startedAt, before] = [performance.now(), bytes];
      if (index === 0) await page.goto(siteUrl, { waitUntil: "commit" });
      await take(page);
      const ms = performance.now() - startedAt;
      // What a step has begun to load is the step's.
      for (let quiet = 0; quiet < QUIET_MS; quiet = underway.size > 0 ? 0 : quiet + LOOK_EVERY_MS)
        await sleep(LOOK_EVERY_MS);
      taken.push({ ms, bytes: bytes - before });
    }
    return taken;
  } finally {
    await browser.close();
  }
}

async function measure({ siteUrl }: Instance, runs: number): Promise<void> {
  // The first visit after a start finds nothing kept or compressed: it is not counted.
  await travel(siteUrl);
  const journeys: Taken[][] = [];
  for (let run = 0; run < runs; run += 1) journeys.push(await travel(siteUrl));
  const rowOf = (name: string, taken: readonly Taken[]) => [
    name,
    (median(taken.map(({ ms }) => ms)) / 1000).toFixed(2),
    (median(taken.map(({ bytes }) => bytes)) / 1000).toFixed(1),
  ];
  const rows = STEPS.map(([name], index) =>
    rowOf(
      name,
      journeys.flatMap((journey) => journey[index] ?? []),
    ),
  );
  const sum = ({ ms, bytes }: Taken, other: Taken): Taken => ({ ms: ms + other.ms, bytes: bytes + other.bytes });
  const whole = journeys.map((journey) => journey.reduce(sum));
  printTable(["step", "seconds", "KB"], [...rows, rowOf("all", whole)]);
}

const { values } = parseArgs({ options: { ...INSTANCE_OPTIONS, runs: { type: "string", default: "3" } } });
await onAnInstance(values, USAGE, (instance) => measure(instance, Number(values.runs)));
