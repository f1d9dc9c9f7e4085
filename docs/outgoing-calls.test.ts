import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const CALLS =
  /(?:await|return|=>|=) fetch\(|createTransport\(|createClient\(\{|new OpenAI\(|new OTLPTraceExporter\(|new MercadoPagoConfig\(|import \{[^}]*\b(?:request|connect|createConnection)\b[^}]*\} from "node:(?:http|https|net|tls)"|\b(?:http|https|net|tls)\.(?:request|connect|createConnection|get)\(/;
/** For browsers, and an example that is shown. */
const ELSEWHERE = ["lib/payments/poll.ts", "lib/public-api/examples.ts", "lib/pwa/worker.ts"];

it("each file of the server that calls something else stands in the list of outgoing calls, and no other", () => {
  const [, section = ""] =
    /## Outgoing calls\n([\s\S]*?)(?=\n## |$)/.exec(readFileSync("docs/security.md", "utf8")) ?? [];
  const told = [...section.matchAll(/^- ([^:]+):/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
  );
  const calling = ["lib", "server", "supabase", "app"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !ELSEWHERE.includes(file))
    .filter((file) => CALLS.test(readFileSync(file, "utf8")));
  expect(told.toSorted()).toEqual(calling.toSorted());
});
