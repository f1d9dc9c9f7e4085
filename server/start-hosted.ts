import { randomUUID } from "node:crypto";
import { log } from "@/lib/log";
import { publicUrl } from "./addresses";
import type { BannerFacts } from "./banner";
import { openDataFolder } from "./data-folder";
import { keepPages } from "./keep-pages";
import { openGateway, type Ports, prepareBuild, type StartContext, startSite } from "./site";
import { StartError } from "./start-error";
import { Workers } from "./workers";

/** The data folder, which holds nothing else then; null where it is another instance's, or cannot be written. */
async function folderForPages({ options: { dataDir, isDevelopment }, redis, lifetime }: StartContext) {
  if (redis || isDevelopment) return null;
  try {
    const lock = await openDataFolder(dataDir, { isFresh: false });
    lifetime.onEnd(lock.release);
    return dataDir;
  } catch (err) {
    log.warn({ err }, "pages do not outlive this process");
    return null;
  }
}

/** Starts the site on a named project. @throws {StartError} for what the person at the terminal can mend. */
export async function startHosted(context: StartContext): Promise<BannerFacts> {
  const { options, settings } = context;
  if (options.isFresh || options.seed !== null) {
    throw new StartError("--fresh and --seed are for the embedded backend, but NEXT_PUBLIC_SUPABASE_URL is set.");
  }
  const metricsToken = settings.metricsToken ?? randomUUID();
  const ports: Ports = { backend: null, next: new Workers(options.workers) };
  const { supabase: project, cronSecret } = settings;
  const revalidateSecret = settings.revalidateSecret ?? randomUUID();
  const gateway = await openGateway(context, {
    ports,
    project: () => project,
    revalidateSecret,
    cronSecret,
    metricsTokens: { site: metricsToken },
  });
  const siteUrl = settings.siteUrl ?? publicUrl(options.host, gateway.port);
  await prepareBuild(context);
  void keepPages(context, gateway, await folderForPages(context));
  await startSite(
    context,
    gateway,
    { ports, project: () => project },
    {
      SITE_URL: siteUrl,
      METRICS_TOKEN: metricsToken,
      REVALIDATE_SECRET: revalidateSecret,
    },
  );
  return { siteUrl, localUrl: null, dataDir: null, diagnosticsToken: null, simulatorUrl: null, accounts: [] };
}
