import path from "node:path";
import { ROOT } from "./root";

/** The file of a process that `bundle.ts` has made. */
export const bundled = (name: "start" | "backend" | "load-data"): string => path.join(ROOT, ".build", `${name}.mjs`);
