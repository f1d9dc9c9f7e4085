import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { InstanceOptions } from "./instance";

const [library] = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1");

const canMount = (): boolean => {
  try {
    execFileSync("unshare", ["--mount", "mount", "--bind", "/usr/bin/true", "/usr/bin/setpriv"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

/** Says why the clock of an instance cannot be moved on this machine; null where it can. */
export function missingForClock(): string | null {
  if (!library) return "libfaketime is not installed (apt install faketime)";
  return canMount() ? null : "nothing may be mounted here (root with CAP_SYS_ADMIN)";
}

export type Clock = Required<Pick<InstanceOptions, "prefix" | "environment">> & {
  /** Moves the clock of all processes to so many seconds from the true time. */
  set: (seconds: number) => void;
  remove: () => void;
};

/** A clock for an instance. Node's processes inherit a preload; PostgreSQL inherits nothing, so what starts it stands in a namespace of mounts. */
export function makeClock(): Clock {
  const folder = mkdtempSync(path.join(tmpdir(), "iztapalapa-clock-"));
  chmodSync(folder, 0o755);
  const place = (name: string) => path.join(folder, name);
  const set = (seconds: number) => {
    writeFileSync(place("milliseconds"), String(seconds * 1000));
    writeFileSync(place("faketime"), `${seconds < 0 ? "" : "+"}${seconds}\n`);
  };
  set(0);
  copyFileSync("/usr/bin/setpriv", place("setpriv"));
  const settings = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: place("faketime"),
    FAKETIME_NO_CACHE: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  };
  const exported = Object.entries(settings).map(([name, value]) => `export ${name}='${value}'`);
  const wrapper = place("wrapper");
  writeFileSync(wrapper, ["#!/bin/sh", ...exported, `exec '${place("setpriv")}' "$@"`, ""].join("\n"), { mode: 0o755 });
  const preload = pathToFileURL(path.join(import.meta.dirname, "shifted-clock.ts"));
  preload.searchParams.set("file", place("milliseconds"));
  return {
    prefix: ["unshare", "--mount", "sh", "-c", `mount --bind '${wrapper}' /usr/bin/setpriv && exec "$@"`, "sh"],
    environment: { NODE_OPTIONS: `--import ${preload.href}` },
    set,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
