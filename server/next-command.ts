import path from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./root";

export const NEXT_BIN = `${ROOT}/node_modules/next/dist/bin/next`;

const PRELOADS = ["exit-with-parent.ts", "short-buffer-json.ts", "small-buffer-pool.ts"]
  .map((file) => `--import ${pathToFileURL(`${ROOT}/server/${file}`).href}`)
  .join(" ");

export const nextDefaults = (environment: Readonly<Record<string, string | undefined>>) => ({
  NEXT_TELEMETRY_DISABLED: "1",
  // Its compiler runs whatever `node` it finds, which must not be the machine's older one.
  PATH: [path.dirname(process.execPath), environment.PATH].join(path.delimiter),
  // "localhost" is 127.0.0.1, where the gateway asks.
  NODE_OPTIONS: `${environment.NODE_OPTIONS ?? ""} --dns-result-order=ipv4first ${PRELOADS}`.trim(),
});
