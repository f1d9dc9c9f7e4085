export const WORKER_PATH = "/sw/sw.js";
