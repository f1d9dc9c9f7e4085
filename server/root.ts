import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "..");

export const bundled = (name: "start" | "backend" | "load-data", root = ROOT): string =>
  path.join(root, ".build", `${name}.mjs`);
