import type { Instance } from "@/tests/support/instance";
import { listeningPorts, listTree } from "@/tests/support/processes";

/** The address of an instance's Next itself, which nobody is told. */
export async function nextUrlOf(instance: Pick<Instance, "pid" | "siteUrl">): Promise<string> {
  await fetch(instance.siteUrl);
  const next = listTree(instance.pid).filter(({ command }) => command.startsWith("next-server"));
  return `http://127.0.0.1:${next.flatMap(({ pid }) => listeningPorts(pid))[0]}`;
}
