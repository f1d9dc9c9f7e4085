import "@/tests/support/ends-with-npm";
import { startInstance } from "@/tests/support/instance";
import { askFor } from "./http/responses";
import { pagesOf } from "./support/pages";
import { printTable } from "./support/table";

/** What the HTML itself names: scripts for modern browsers, style sheets, fonts to preload. */
const REFERENCES = {
  script: /<script\b(?![^>]*\bnomodule\b)[^>]*\bsrc="([^"]+)"/gi,
  style: /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/gi,
  font: /([^"<>\s\\]+\.woff2)/g,
} as const;

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

/** `npm run bench:weight`: what the first visit of each page downloads before anything is tapped, in KB of gzip. */
const instance = await startInstance({ seed: "showcase", isLively: true });
try {
  const bytesOf = async (address: string): Promise<number> =>
    (await askFor(new URL(address, instance.siteUrl).href, "gzip")).body.length;
  const rows: string[][] = [];
  for (const { name, path } of await pagesOf(instance)) {
    const html = await (await fetch(`${instance.siteUrl}${path}`)).text();
    const sizes: number[] = [];
    for (const pattern of Object.values(REFERENCES)) {
      const addresses = new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ""));
      const each = await Promise.all([...addresses].map((address) => bytesOf(address.replaceAll("&amp;", "&"))));
      sizes.push(each.reduce((sum, bytes) => sum + bytes, 0));
    }
    rows.push([name, kilobytes(await bytesOf(path)), ...sizes.map(kilobytes), kilobytes(html.length)]);
  }
  printTable(["KB, gzip", "HTML", "JavaScript", "CSS", "fonts", "HTML unpacked"], rows);
} finally {
  await instance.stop();
}
