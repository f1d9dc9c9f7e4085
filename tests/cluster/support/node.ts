import { rm } from "node:fs/promises";
import { expect } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { spawnSupervisor } from "@/tests/support/instance";
import { newDataDir } from "@/tests/support/prepared-data";
import { listTree, signalTree, waitUntilGone } from "@/tests/support/processes";

const START_MS = 60_000;
const SHOWN_CHARS = 4_000;

export type Node = {
  url: string;
  /** Starts it again, on the build of this folder or another. */
  start: (root?: string) => Promise<void>;
  /** Ends it in order. */
  stop: () => Promise<void>;
  kill: () => Promise<void>;
  /** All its processes hang until they are resumed. */
  pause: () => void;
  resume: () => void;
  /** Ends it for good. */
  remove: () => Promise<void>;
};

type Options = { port: number; environment: Readonly<Record<string, string>>; isLively: boolean };

/** A machine of a cluster: gateway and Next as bin/start runs them on a hosted project, on this port. */
export async function startNode({ port, environment, isLively }: Options): Promise<Node> {
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await newDataDir();
  let supervisor: ReturnType<typeof spawnSupervisor> | undefined;
  const tree = () => listTree(supervisor?.child.pid ?? 0);
  const signalAll = (signal: NodeJS.Signals) => signalTree(supervisor?.child.pid ?? 0, signal);
  const end = async (signal: NodeJS.Signals) => {
    const processes = tree();
    supervisor?.child.kill(signal);
    await supervisor?.exited;
    await waitUntilGone(processes);
  };
  const node: Node = {
    url,
    async start(root) {
      const started = spawnSupervisor(dataDir, { root, environment, isLively, args: ["--port", String(port)] });
      supervisor = started;
      await eventually(async () => {
        const answer = await fetch(`${url}/api/ready`);
        expect([answer.status, await answer.text(), started.output().slice(-SHOWN_CHARS)]).toEqual([
          200,
          expect.anything(),
          expect.anything(),
        ]);
      }, START_MS);
    },
    stop: () => end("SIGINT"),
    kill: () => end("SIGKILL"),
    pause: () => signalAll("SIGSTOP"),
    resume: () => signalAll("SIGCONT"),
    async remove() {
      await end("SIGINT");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  await node.start();
  return node;
}
