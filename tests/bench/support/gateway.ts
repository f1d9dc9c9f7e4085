import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { forkWithUs } from "@/tests/support/ends-with-us";

export type GatewayProcess = { port: number; child: ChildProcess };

/** The gateway alone, in a process of its own, with any server in Next's place. It ends when it is killed. */
export async function startGatewayProcess(upstreamPort: number): Promise<GatewayProcess> {
  const child = forkWithUs(path.join(import.meta.dirname, "gateway-process.ts"), {
    env: { ...process.env, NODE_ENV: "production" },
  });
  child.send(upstreamPort);
  const [port] = await once(child, "message");
  return { port: Number(port), child };
}
