import { canDiagnose } from "@/lib/diagnostics/server/access";
import type { Env } from "@/lib/env";
import { log } from "@/lib/log";
import type { BackendReady } from "@/supabase/local/contract";
import { loadSecrets, type Secrets } from "@/supabase/local/secrets";
import { showcaseAccounts } from "@/supabase/seed/showcase/accounts";
import { localUrl, publicUrl } from "./addresses";
import type { Project } from "./ask-project";
import { createBackendProcess } from "./backend-process";
import type { BannerFacts } from "./banner";
import { openDataFolder } from "./data-folder";
import { keepPages } from "./keep-pages";
import { seedOnce } from "./seed";
import { openGateway, type Ports, prepareBuild, type StartContext, startSite } from "./site";
import { type RunningInstance, removeStatus, writeStatus } from "./status-file";
import { Workers } from "./workers";

const DEFAULT_SENDER = "avisos@iztapalapa-local.example";

type Settings = Readonly<Record<string, string>>;

type Addresses = { siteUrl: string; local: string };

/** The page with the mails that were sent; who is at this machine needs the token only on a site with a public name. */
function mailboxUrl({ siteUrl, local }: Addresses, { diagnosticsToken }: Secrets): string {
  const request = { host: new URL(local).host, clientAddress: "127.0.0.1", token: null };
  const isOpen = canDiagnose(request, siteUrl, diagnosticsToken);
  return `${local}/correo${isOpen ? "" : `?token=${diagnosticsToken}`}`;
}

const simulatorUrl = ({ simulator, port }: BackendReady, { diagnosticsToken }: Secrets): string | null =>
  simulator ? `http://127.0.0.1:${port}/simulador?token=${diagnosticsToken}` : null;

const statusOf = ({ siteUrl, local }: Addresses, ready: BackendReady, secrets: Secrets): RunningInstance => ({
  siteUrl,
  supabaseUrl: local,
  publishableKey: ready.publishableKey,
  secretKey: ready.secretKey,
  databaseUrl: ready.databaseUrl,
  simulatorUrl: simulatorUrl(ready, secrets),
  mailboxUrl: mailboxUrl({ siteUrl, local }, secrets),
});

const siteSettings = ({ siteUrl }: Addresses, ready: BackendReady, secrets: Secrets) => ({
  NEXT_PUBLIC_SUPABASE_URL: `http://127.0.0.1:${ready.port}`,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: ready.publishableKey,
  SUPABASE_SECRET_KEY: ready.secretKey,
  // The gateway leads the backend's paths to it: browsers know no other address than the site's.
  SUPABASE_BROWSER_URL: "/",
  SITE_URL: siteUrl,
  SIGNING_SECRETS: secrets.signingSecrets,
  REVALIDATE_SECRET: secrets.revalidateSecret,
  DIAGNOSTICS_TOKEN: secrets.diagnosticsToken,
  CRON_SECRET: secrets.cronSecret,
  AI_DRAFTS: "true",
  ...paymentSettings(ready),
});

/** Mails stay on this machine, unless a server is configured that takes them further. */
function mailSettings({ mail }: Env, { smtpUrl }: BackendReady, sender: string | undefined): Settings {
  return mail ? {} : { SMTP_URL: smtpUrl, MAIL_FROM: sender || DEFAULT_SENDER };
}

/** Nothing where a real provider is configured, or the site is not for this machine alone. */
function paymentSettings({ simulator, port }: BackendReady): Settings {
  if (!simulator) return {};
  return {
    MERCADOPAGO_ACCESS_TOKEN: simulator.accessToken,
    MERCADOPAGO_WEBHOOK_SECRET: simulator.webhookSecret,
    MERCADOPAGO_COLLECTOR_ID: simulator.collectorId,
    MERCADOPAGO_LIVE: "false",
    MERCADOPAGO_API_URL: `http://127.0.0.1:${port}`,
  };
}

/** Starts the whole product on one machine. @throws {StartError} for what the person at the terminal can mend. */
export async function startEmbedded(context: StartContext): Promise<BannerFacts> {
  const { options, settings, environment, lifetime } = context;
  const { dataDir } = options;
  const lock = await openDataFolder(dataDir, options);
  lifetime.onEnd(lock.release);
  lifetime.onEnd(() => removeStatus(dataDir));

  const ports: Ports = { backend: null, next: new Workers(options.workers) };
  const secrets = await loadSecrets(dataDir);
  const metricsToken = settings.metricsToken ?? secrets.diagnosticsToken;
  let project: Project | null = null;
  const gateway = await openGateway(context, {
    ports,
    project: () => project,
    revalidateSecret: secrets.revalidateSecret,
    cronSecret: secrets.cronSecret,
    metricsTokens: { site: metricsToken, backend: secrets.diagnosticsToken },
  });
  const local = localUrl(options.host, gateway.port);
  const addresses: Addresses = { local, siteUrl: settings.siteUrl ?? publicUrl(options.host, gateway.port) };

  let isServing = false;
  const backend = createBackendProcess({
    environment,
    settings: {
      dataDir,
      siteUrl: addresses.siteUrl,
      revalidateUrl: `${local}/api/revalidate`,
      cronUrl: `${local}/api/cron`,
      hasTimers: !options.isIdle,
      webhookUrl: `${local}/api/mp/webhook`,
      hasPaymentProvider: Boolean(environment.MERCADOPAGO_ACCESS_TOKEN),
      diskReserveMb: settings.diskReserveMb,
      tracing: settings.tracing,
    },
    async onUp(ready) {
      ports.backend = ready.port;
      project = { url: `http://127.0.0.1:${ready.port}`, secretKey: ready.secretKey };
      // A database that was started again has another port.
      if (!isServing) return;
      await writeStatus(dataDir, statusOf(addresses, ready, secrets)).catch((err: unknown) =>
        log.error({ err }, "the status could not be written"),
      );
    },
    onDown() {
      ports.backend = null;
      project = null;
    },
  });
  lifetime.onEnd(() => backend.stop());

  const startWithData = async () => {
    const ready = await backend.start();
    const target = { supabaseUrl: local, secretKey: ready.secretKey };
    return {
      ready,
      seed: await seedOnce({ dataDir, wished: options.seed, target, environment, signal: lifetime.signal }),
    };
  };
  // The build needs no backend and the backend no build: on first start, both are slow.
  const [{ ready, seed }] = await Promise.all([startWithData(), prepareBuild(context)]);

  void keepPages(context, gateway, dataDir);
  await startSite(
    context,
    gateway,
    { ports, project: () => project },
    {
      ...siteSettings(addresses, ready, secrets),
      METRICS_TOKEN: metricsToken,
      ...mailSettings(settings, ready, environment.MAIL_FROM),
    },
  );
  await writeStatus(dataDir, statusOf(addresses, backend.ready ?? ready, secrets));
  isServing = true;
  return {
    siteUrl: addresses.siteUrl,
    localUrl: hasOtherHost(addresses) ? local : null,
    dataDir,
    diagnosticsToken: secrets.diagnosticsToken,
    simulatorUrl: simulatorUrl(ready, secrets),
    accounts: seed === "none" ? [] : showcaseAccounts(ready.secretKey),
  };
}

/** "localhost" and 127.0.0.1 are one address to people. */
const hasOtherHost = ({ siteUrl, local }: Addresses): boolean =>
  siteUrl.replace("://localhost:", "://127.0.0.1:") !== local;
