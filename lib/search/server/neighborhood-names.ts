import "server-only";
import { log } from "@/lib/log";
import { listNeighborhoods } from "./queries";

/** Suggestions are a help: without them one types the colonia. */
export async function listNeighborhoodNames(): Promise<string[]> {
  try {
    return (await listNeighborhoods()).map(({ name }) => name);
  } catch (error) {
    log.warn({ error }, "colonias were not suggested");
    return [];
  }
}
