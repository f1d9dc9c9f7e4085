import { type ByKind, PROCESS_KINDS } from "./process-kinds";

/** "Next 400, gateway 150, …", in MB. */
export const detailOfMemory = (megabytes: ByKind): string =>
  PROCESS_KINDS.map((kind) => `${kind} ${megabytes[kind].toFixed(0)}`).join(", ");
