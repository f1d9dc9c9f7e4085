import path from "node:path";
import { build } from "esbuild";
import { SCRIPT_FOLDER } from "../lib/http/page-scripts";

const ROOT = path.resolve(".");

/**
 * Makes the script of every page. Those of other versions stay beside it: an instance, or a page that is kept, may name one.
 * @param folder where the site serves it from
 * @returns its address, which changes with what is in it
 */
export async function bundlePageScript(folder = path.join(ROOT, "public", SCRIPT_FOLDER)): Promise<string> {
  const { metafile } = await build({
    entryPoints: ["browser/main.ts"],
    entryNames: "[name]-[hash]",
    outdir: folder,
    alias: { "@": ROOT },
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    format: "esm",
    // Whatever knows modules: phones of 2018 on.
    target: "es2020",
    // biome-ignore lint/style/noProcessEnv: as the pages are built
    define: { "process.env.NODE_ENV": JSON.stringify(process.env.NODE_ENV ?? "production") },
    metafile: true,
    logLevel: "error",
  });
  const [file = ""] = Object.keys(metafile.outputs);
  return SCRIPT_FOLDER + path.basename(file);
}
