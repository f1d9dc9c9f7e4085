import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";

// Run by node itself, before anything is compiled: it imports nothing of ours.

const ROOT = path.resolve(import.meta.dirname, "..");
const FOLDER = path.join(ROOT, ".build");

const ENTRIES = {
  start: "server/start.ts",
  backend: "supabase/local/main.ts",
  "load-data": "server/load-data.ts",
};

/** Modules that find files beside themselves still find them. */
const whereTheyStood: Plugin = {
  name: "where modules stood",
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const text = await readFile(file, "utf8");
      const contents = text
        .replaceAll("import.meta.dirname", JSON.stringify(path.dirname(file)))
        .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(file).href));
      return { contents, loader: "ts" };
    });
  },
};

/** Replaces a file at once: another start may be reading it. */
async function write(file: string, contents: Uint8Array): Promise<void> {
  const present = await readFile(file).catch(() => null);
  if (present?.equals(contents)) return;
  const next = `${file}.${process.pid}`;
  await writeFile(next, contents);
  await rename(next, file);
}

/** Bundles each process's modules into a file below `.build`, in a quarter of a second: no check for changes. */
export async function bundle(): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    outdir: FOLDER,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node24",
    sourcemap: "linked",
    sourcesContent: false,
    write: false,
    plugins: [whereTheyStood],
    logLevel: "error",
  });
  await mkdir(FOLDER, { recursive: true });
  await Promise.all(outputFiles.map(({ path: file, contents }) => write(file, contents)));
}

if (import.meta.main) await bundle();
