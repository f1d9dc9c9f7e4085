import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

export type GatewayProcess = { port: number; child: ChildProcess };

/** The gateway alone, in a process of its own, with any server in Next's place. It ends when it is killed. */
export async function startGatewayProcess(upstreamPort: number): Promise<GatewayProcess> {
  const child = fork(path.join(import.meta.dirname, "gateway-process.ts"), [], {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  child.send(upstreamPort);
  const [port] = await once(child, "message");
  return { port: Number(port), child };
}
