import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { NEXT_BIN, nextDefaults } from "@/server/next-command";
import { ROOT } from "@/server/root";
import { freePort } from "@/supabase/local/free-port";
import { ENDS_WITH_US } from "@/tests/support/ends-with-us";
import { eventually } from "@/tests/support/eventually";
import type { Text } from "./yardsticks";

const LAYOUT = `
export const metadata = { title: "Bare" };
export default function Layout({ children }) {
  return <html lang="es-MX"><body>{children}</body></html>;
}
`;
const PAGE = `
import { notFound } from "next/navigation";
import texts from "../../texts.json";
export const dynamicParams = false;
export const generateStaticParams = () => texts.map((_, index) => ({ page: \`page-\${index}\` }));
export default async function Page({ params }) {
  const text = texts[Number((await params).page.slice("page-".length))];
  if (!text) notFound();
  return <main><h1>{text.title}</h1>{text.blocks.map((block, index) => <p key={index}>{block}</p>)}</main>;
}
`;
// The packages are the repository's, by a link that leads out of the folder.
const CONFIG = `export default { poweredByHeader: false, compress: false, turbopack: { root: "/" } };\n`;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

/** Builds and serves an app of one page for each text, with the repository's Next and React. Its port. */
export async function startBareNext(texts: readonly Text[], onEnd: (end: () => unknown) => void): Promise<number> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), "bench-bare-")));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  await mkdir(path.join(folder, "app/[page]"), { recursive: true });
  const files = {
    "package.json": JSON.stringify({ name: "bare", private: true, type: "module" }),
    "next.config.mjs": CONFIG,
    "texts.json": JSON.stringify(texts),
    "app/layout.jsx": LAYOUT,
    "app/[page]/page.jsx": PAGE,
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  await symlink(await realpath(path.join(ROOT, "node_modules")), path.join(folder, "node_modules"));
  const defaults = { ...nextDefaults(process.env), NODE_OPTIONS: ENDS_WITH_US.join(" ") };
  const next = (...args: readonly string[]): ChildProcess => {
    const child = spawn(process.execPath, [NEXT_BIN, ...args], {
      cwd: folder,
      env: { ...process.env, ...defaults, NODE_ENV: "production" },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    onEnd(() => end(child));
    return child;
  };
  const [code] = await once(next("build"), "exit");
  if (code !== 0) throw new Error("the bare app could not be built: see above");
  const port = await freePort();
  next("start", "-H", "127.0.0.1", "-p", `${port}`);
  await eventually(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/page-0`);
    if (!answer.ok) throw new Error(`the bare page answered ${answer.status}`);
    await answer.text();
  });
  return port;
}
