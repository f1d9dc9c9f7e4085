import { cachedResponse } from "../http/responses";
import { BROWSER_ENCODING } from "../load/job";
import { pagesOf } from "../support/pages";
import type { Part } from "./part";
import type { Row } from "./row";

const BYTES_PER_KILOBYTE = 1024;
/** KB, as it is unpacked and as a browser is sent it; the home page has no target. */
const LIMITS: Readonly<Record<string, readonly [unpacked: number, sent: number]>> = {
  directory: [100, 16],
  "free listing": [80, 14],
  "premium listing": [80, 14],
};
const ENCODINGS = ["br", "zstd", "gzip"] as const;

const kilobytes = (body: Buffer): number => body.length / BYTES_PER_KILOBYTE;

/** The HTML of pages that are kept, in KB of 1,024 bytes. */
export const BYTES: Part = {
  name: "bytes",
  async measure(workshop) {
    const instance = await workshop.startInstance({ seed: "full" });
    const rows: Row[] = [];
    for (const { name, path } of await pagesOf(instance)) {
      const unpacked = kilobytes((await cachedResponse(instance.siteUrl, path, "identity")).body);
      const sent = await cachedResponse(instance.siteUrl, path, BROWSER_ENCODING);
      const forms: string[] = [];
      for (const encoding of ENCODINGS) {
        const { headers, body } = await cachedResponse(instance.siteUrl, path, encoding);
        forms.push(`${headers["content-encoding"] === encoding ? kilobytes(body).toFixed(1) : "no"} ${encoding}`);
      }
      const limits = LIMITS[name];
      rows.push({
        what: `HTML of the ${name}, unpacked / sent`,
        target: limits ? `<= ${limits.join(" / ")} KB` : "",
        measured: `${unpacked.toFixed(1)} / ${kilobytes(sent.body).toFixed(1)} KB (browsers get ${sent.headers["content-encoding"]}: ${forms.join(", ")})`,
        isMet: limits ? unpacked <= limits[0] && kilobytes(sent.body) <= limits[1] : null,
      });
    }
    return rows;
  },
};
