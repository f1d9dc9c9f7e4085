import { readdir } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { SCRIPT_FOLDER } from "../lib/http/page-scripts";

const ROOT = path.resolve(".");
const ON_DEMAND = "browser/on-demand";

/** @param entries by name @returns their addresses by name */
async function bundle(entries: Readonly<Record<string, string>>, folder: string, define: Record<string, string>) {
  const { metafile } = await build({
    entryPoints: { ...entries },
    entryNames: "[name]-[hash]",
    outdir: folder,
    alias: { "@": ROOT },
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    format: "esm",
    // Browsers that know modules: phones of 2018 on.
    target: "es2020",
    // biome-ignore lint/style/noProcessEnv: as the pages are built
    define: { "process.env.NODE_ENV": JSON.stringify(process.env.NODE_ENV ?? "production"), ...define },
    metafile: true,
    logLevel: "error",
  });
  const made = Object.entries(metafile.outputs).map(([file, { entryPoint }]) => [entryPoint, file] as const);
  const addressOf = (entry: string) => SCRIPT_FOLDER + path.basename(made.find(([each]) => each === entry)?.[1] ?? "");
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, addressOf(entry)]));
}

async function scriptsOnDemand(): Promise<Record<string, string>> {
  const files = (await readdir(path.join(ROOT, ON_DEMAND))).filter((file) => /^[a-z-]+\.ts$/.test(file));
  return Object.fromEntries(files.map((file) => [path.parse(file).name, `${ON_DEMAND}/${file}`]));
}

/** Bundles the script of every page and those on demand; other versions stay, for instances and kept pages that name one. @param folder
 * where the site serves them from @returns the first one's address, which changes with its content */
export async function bundlePageScript(folder = path.join(ROOT, "public", SCRIPT_FOLDER)): Promise<string> {
  const onDemand = await bundle(await scriptsOnDemand(), folder, {});
  const { main = "" } = await bundle({ main: "browser/main.ts" }, folder, { ON_DEMAND: JSON.stringify(onDemand) });
  return main;
}
