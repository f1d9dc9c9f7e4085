import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { ACTION_HEADER } from "@/lib/http/next-internals";

/** Leads a browser without scripts on to the path of a form's state; scripts read it themselves. */
export async function leadOn<State extends { kind: string }>(state: State): Promise<State> {
  const isByScript = (await headers()).has(ACTION_HEADER);
  if (!isByScript && "path" in state && typeof state.path === "string") redirect(state.path);
  return state;
}
