import { BURST } from "./burst";
import { BYTES } from "./bytes";
import { CLUSTER } from "./cluster";
import { CRASH } from "./crash";
import { EDITS } from "./edits";
import { FRONT } from "./front";
import { IDLE } from "./idle";
import { INVENTED } from "./invented";
import { KEPT } from "./kept";
import { LISTING } from "./listing";
import { MILLION } from "./million";
import type { Part } from "./part";
import { RESTART } from "./restart";
import { SEARCH, SEARCH_MANY } from "./search";

/** In the order in which they run. */
export const PARTS: readonly Part[] = [
  LISTING,
  SEARCH,
  SEARCH_MANY,
  FRONT,
  KEPT,
  EDITS,
  BURST,
  RESTART,
  IDLE,
  CLUSTER,
  BYTES,
  INVENTED,
  CRASH,
  MILLION,
];
