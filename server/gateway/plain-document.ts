import type { IncomingHttpHeaders } from "node:http";
import { Transform } from "node:stream";
import { NEXT_SCRIPT } from "@/lib/http/next-internals";
import { isPrivatePath } from "@/lib/http/private-segments";
import { pathOf, upstreamFor } from "./route";

/** True for a page that is sent without Next's scripts; private ones are React's. */
export const isPlainDocument = (target: string, headers: IncomingHttpHeaders): boolean =>
  /^text\/html\b/.test(headers["content-type"] ?? "") &&
  upstreamFor(pathOf(target)) === "next" &&
  !isPrivatePath(pathOf(target));

/** In this form each byte is one letter, whatever it stands for, and markup is itself. */
const BYTES = "latin1";

const withoutScripts = (html: string): string => html.replace(NEXT_SCRIPT, "");

export const plainDocument = (page: Buffer): Buffer => Buffer.from(withoutScripts(page.toString(BYTES)), BYTES);

/** Start of the last element or tag that may go on in what follows. */
function endOfWhole(html: string): number {
  const script = html.lastIndexOf("<script");
  if (script > html.lastIndexOf("</script>")) return script;
  const tag = html.lastIndexOf("<");
  return tag > html.lastIndexOf(">") ? tag : html.length;
}

export function plainDocumentStream(): Transform {
  let rest = "";
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const html = rest + chunk.toString(BYTES);
      const end = endOfWhole(html);
      rest = html.slice(end);
      done(null, Buffer.from(withoutScripts(html.slice(0, end)), BYTES));
    },
    flush(done) {
      done(null, Buffer.from(withoutScripts(rest), BYTES));
    },
  });
}
