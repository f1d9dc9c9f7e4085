import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

export type RunningProcess = { pid: number; parent: number; command: string };

/** All processes of this machine, from Linux' /proc. Those that end while they are read are left out. */
function listProcesses(): RunningProcess[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, "utf8");
        // "pid (name with spaces) state parent ...": the name may itself hold parentheses.
        const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        const command = readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ").trim();
        return state === "Z" ? [] : [{ pid: Number(name), parent: Number(parent), command }];
      } catch {
        return [];
      }
    });
}

function readEnvironment(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, "utf8");
  } catch {
    return "";
  }
}

/** The variables that a process was started with; none of one that has ended. */
export const environmentOf = (pid: number): Record<string, string> =>
  Object.fromEntries(
    readEnvironment(pid)
      .split("\0")
      .flatMap((line) => {
        const [, name, value = ""] = /^([^=]+)=(.*)$/s.exec(line) ?? [];
        return name ? [[name, value]] : [];
      }),
  );

export const environmentNames = (pid: number): string[] => Object.keys(environmentOf(pid));

/** The process and everything below it. */
export function listTree(root: number): RunningProcess[] {
  const all = listProcesses();
  const tree = all.filter(({ pid }) => pid === root);
  for (const member of tree) tree.push(...all.filter(({ parent }) => parent === member.pid));
  return tree;
}

export function signalTree(root: number, signal: NodeJS.Signals): void {
  for (const { pid } of listTree(root)) {
    try {
      process.kill(pid, signal);
    } catch {
      // Gone already.
    }
  }
}

/** Waits until none of the processes is left; fails with those that are after the time. */
export async function waitUntilGone(processes: readonly RunningProcess[], timeoutMs = 20_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const alive = new Set(listProcesses().map(({ pid, command }) => `${pid} ${command}`));
    const left = processes.filter(({ pid, command }) => alive.has(`${pid} ${command}`));
    if (left.length === 0) return;
    if (Date.now() > deadline) throw new Error(`Still running: ${left.map(({ command }) => command).join("; ")}`);
    await sleep(100);
  }
}

const LISTENING = "0A";
const ESTABLISHED = "01";

type Connection = { local: number; remote: number; state: string };

/** A process's TCP sockets (IPv4). */
function socketsOf(pid: number): Connection[] {
  const sockets = new Set(
    readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? [];
      } catch {
        return [];
      }
    }),
  );
  const portOf = (address: string) => Number.parseInt(address.split(":")[1] ?? "", 16);
  const lines = readFileSync(`/proc/${pid}/net/tcp`, "utf8").trim().split("\n").slice(1);
  return lines.flatMap((line) => {
    const [, local = "", remote = "", state = "", , , , , , inode = ""] = line.trim().split(/\s+/);
    return sockets.has(inode) ? [{ local: portOf(local), remote: portOf(remote), state }] : [];
  });
}

/** The TCP ports that a process listens on. */
export const listeningPorts = (pid: number): number[] =>
  socketsOf(pid).flatMap(({ local, state }) => (state === LISTENING ? [local] : []));

/** Number of a process's TCP connections to a port. */
export const countConnections = (pid: number, port: number): number =>
  socketsOf(pid).filter(({ remote, state }) => state === ESTABLISHED && remote === port).length;
