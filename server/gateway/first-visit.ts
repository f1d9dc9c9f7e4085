import type { IncomingHttpHeaders } from "node:http";
import { cookiePattern } from "@/lib/http/cookie-names";
import { STYLES_COOKIE } from "@/lib/http/styles-cookie";

const FIRST = "primera ";
const HAS_STYLES = new RegExp(cookiePattern(STYLES_COOKIE));

/** Under which name a page is kept: that for somebody who has none of the site's files yet is another one. */
export const pageKeyFor = (target: string, { cookie = "" }: IncomingHttpHeaders): string =>
  HAS_STYLES.test(cookie) ? target : FIRST + target;

export const targetOf = (key: string): string => (key.startsWith(FIRST) ? key.slice(FIRST.length) : key);

export const isForFirstVisit = (key: string): boolean => key.startsWith(FIRST);

const SHEET = /<link rel="stylesheet" href="(\/_next\/static\/[\w./~-]+\.css)"[^>]*>/g;
/** Beside a sheet stand files that it names: within a page the way to them is another one. */
const BESIDE = /url\(\.\.\//g;
const BYTES = "latin1";
/** Sheets of one build; a development server has many. */
const MAX_SHEETS = 20;

const sheets = new Map<string, string>();

/** Puts styles into a page, which saves a round trip; a missing one stays a link. @param load a file of the build */
export async function withStyles(page: Buffer, load: (address: string) => Promise<Buffer>): Promise<Buffer> {
  const html = page.toString(BYTES);
  const addresses = [...html.matchAll(SHEET)].map(([, address = ""]) => address);
  await Promise.all(
    addresses.map(async (address) => {
      if (sheets.has(address) || sheets.size >= MAX_SHEETS) return;
      const sheet = await load(address).catch(() => null);
      if (sheet)
        sheets.set(address, sheet.toString(BYTES).replace(BESIDE, `url(${address.replace(/[^/]+\/[^/]+$/, "")}`));
    }),
  );
  const styled = html.replace(SHEET, (link, address: string) => {
    const sheet = sheets.get(address);
    return sheet === undefined ? link : `<style data-hoja="${address}">${sheet}</style>`;
  });
  return Buffer.from(styled, BYTES);
}
