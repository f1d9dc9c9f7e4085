import { bundle } from "@/server/bundle";

/** Makes the bundles that instances run from, once in a run: the processes of a run inherit that they are made. */
export async function bundleOnce(): Promise<void> {
  if (process.env.IS_BUNDLED === "yes") return;
  await bundle();
  process.env.IS_BUNDLED = "yes";
}
