import "@/tests/support/ends-with-npm";
import { startInstance } from "@/tests/support/instance";
import { askFor } from "./http/responses";
import { pagesOf } from "./support/pages";
import { printTable } from "./support/table";

/** Files that the HTML itself names: scripts for modern browsers, linked style sheets, fonts to preload. */
const REFERENCES = {
  script: /<script\b(?![^>]*\bnomodule\b)[^>]*\bsrc="([^"]+)"/gi,
  style: /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/gi,
  font: /([^"<>\s\\]+\.woff2)/g,
} as const;

/** Scripts that start without a touch; the page script knows their addresses. */
const AT_ONCE = /\bdata-script-now="([a-z-]+)"/g;

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

/** `npm run bench:weight`: what the first visit of each page downloads before anything is tapped, in KB of gzip. */
const instance = await startInstance({ seed: "showcase", isLively: true });
try {
  const bytesOf = async (address: string): Promise<number> =>
    (await askFor(new URL(address, instance.siteUrl).href, "gzip")).body.length;
  const textOf = async (path: string) => (await fetch(new URL(path, instance.siteUrl))).text();
  /** The scripts that a page's script brings by itself. */
  async function scriptsAtOnce(html: string, scripts: ReadonlySet<string>): Promise<string[]> {
    const known = (await Promise.all([...scripts].map(textOf))).join("").match(/\/guiones\/[\w-]+\.js/g) ?? [];
    const names = new Set([...html.matchAll(AT_ONCE)].map(([, name]) => name));
    return known.filter((address) => names.has(/\/([a-z-]+)-[A-Z0-9]+\.js$/.exec(address)?.[1]));
  }
  const rows: string[][] = [];
  for (const { name, path } of await pagesOf(instance)) {
    const html = await textOf(path);
    const sizes: number[] = [];
    for (const [kind, pattern] of Object.entries(REFERENCES)) {
      const addresses = new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ""));
      if (kind === "script") for (const each of await scriptsAtOnce(html, addresses)) addresses.add(each);
      const each = await Promise.all([...addresses].map((address) => bytesOf(address.replaceAll("&amp;", "&"))));
      sizes.push(each.reduce((sum, bytes) => sum + bytes, 0));
    }
    rows.push([name, kilobytes(await bytesOf(path)), ...sizes.map(kilobytes), kilobytes(html.length)]);
  }
  printTable(["KB, gzip", "HTML", "JavaScript", "CSS", "fonts", "HTML unpacked"], rows);
} finally {
  await instance.stop();
}
