import { NEXT_FOLDER } from "./next-internals";
import { SCRIPT_FOLDER } from "./page-scripts";
import { isPrivatePath } from "./private-segments";
import { remembered } from "./remembered";

const CLASSES: readonly (readonly [path: RegExp, name: string])[] = [
  [/^\/rest\/v1(?:\/|$)/, "data"],
  [/^\/auth\/v1(?:\/|$)/, "sign-in"],
  [/^\/storage\/v1(?:\/|$)/, "storage"],
  [/^\/realtime\/v1(?:\/|$)/, "realtime"],
  [/^\/simulador(?:\/|$)/, "simulator"],
  [/^\/api(?:\/|$)/, "api"],
  [new RegExp(`^(?:${NEXT_FOLDER}|${SCRIPT_FOLDER})|\\.[^/]*$`), "file"],
];

/** Class of a request by its path: one of few, whatever a client asks for. */
export const requestClass = remembered(
  (path) => CLASSES.find(([each]) => each.test(path))?.[1] ?? (isPrivatePath(path) ? "private" : "page"),
  { entries: 1024, length: 64 },
);
