import path from "node:path";
import { ROOT } from "./root";

export const bundled = (name: "start" | "backend" | "load-data"): string => path.join(ROOT, ".build", `${name}.mjs`);
