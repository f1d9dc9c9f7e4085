import path from "node:path";

/** The repository's folder: children run in it, whatever folder the command was given in. */
export const ROOT = path.resolve(import.meta.dirname, "..");
