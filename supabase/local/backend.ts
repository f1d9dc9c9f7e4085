import postgres from "postgres";
import { startTracing } from "@/lib/tracing";
import { authRoutes } from "@/supabase/local/auth/auth-routes";
import { changeMailer } from "@/supabase/local/auth/email-change";
import { knownClients } from "@/supabase/local/auth/known-clients";
import { withRateLimits } from "@/supabase/local/auth/rate-limits";
import { refreshInTurn, refuseReused, sealTokens } from "@/supabase/local/auth/refresh-tokens";
import { withRequestRules } from "@/supabase/local/auth/request-rules";
import { withSecurityEvents } from "@/supabase/local/auth/security-events";
import { applyBackendSchema } from "@/supabase/local/backend-schema";
import type { BackendReady, Settings } from "@/supabase/local/contract";
import { freeBytes, guardDisk, USES_RESERVE } from "@/supabase/local/disk-guard";
import type { ApiRequest, Handler } from "@/supabase/local/http";
import { serve } from "@/supabase/local/http-server";
import { startJobs } from "@/supabase/local/jobs/start-jobs";
import { ACCOUNTS, type Lane, type Lite, reconnectSoon, SERVER, startLite, VISITORS } from "@/supabase/local/lite";
import { log } from "@/supabase/local/log";
import { makeLogins } from "@/supabase/local/logins";
import { createMailbox } from "@/supabase/local/mailbox";
import { createBackendMetrics, readNames } from "@/supabase/local/metrics";
import { applyMigrations } from "@/supabase/local/migrations";
import { dataPaths } from "@/supabase/local/paths";
import { startPostgres } from "@/supabase/local/postgres/server";
import { privateRoutes } from "@/supabase/local/private-routes";
import { Channels } from "@/supabase/local/realtime/channels";
import { installFeed, listenToFeed } from "@/supabase/local/realtime/feed";
import { createRowReader } from "@/supabase/local/realtime/row-reader";
import { createSocketServer } from "@/supabase/local/realtime/socket-server";
import { readFunctionTimeouts } from "@/supabase/local/request-settings";
import { withRestRules } from "@/supabase/local/rest/rest-rules";
import { loadSecrets, PUBLISHABLE_KEY } from "@/supabase/local/secrets";
import { isSimulatorWanted, simulatorKeys } from "@/supabase/local/simulator/settings";
import { startSmtpServer } from "@/supabase/local/smtp/smtp-server";
import { objectFiles } from "@/supabase/local/storage/object-files";
import { publicObjects, storageRoutes } from "@/supabase/local/storage/storage-routes";
import { applySystemSchema } from "@/supabase/local/system-schema";
import { isVisitor, withVisitorLimits } from "@/supabase/local/visitors/visitor-limits";

interface Backend extends Omit<BackendReady, "type"> {
  /** Stops in order: jobs, WebSockets, HTTP, mail, connections, PostgreSQL. */
  stop(): Promise<void>;
}

const OWN_POOL_SIZE = 8;
const READER_POOL_SIZE = 2;
const END_TIMEOUT_S = 5;
const AUTH_PATHS = /^\/auth\/v1(\/|$)/;
const SIGNED_PATHS = /^\/storage\/v1\/object\/(upload\/)?sign\//;
const STORAGE_PATHS = /^\/storage\/v1(\/|$)/;
const DATA_PATHS = /^\/(rest|storage)\/v1(\/|$)/;

/** Starts everything, from the database up. @param onLost called when PostgreSQL ended by itself. */
export async function startBackend(settings: Settings, onLost: () => void): Promise<Backend> {
  const { dataDir, siteUrl } = settings;
  // Ends what has been started when a later step fails.
  await using started = new AsyncDisposableStack();
  const secrets = await loadSecrets(dataDir);
  const { secretKey } = secrets;
  const database = await startPostgres({
    dataDir,
    password: secrets.postgresPassword,
    way: settings.launchWay,
    onLost,
  });
  started.defer(() => database.stop());
  const connect = (url: string, max: number) => {
    const pool = postgres(url, { max, backoff: reconnectSoon, onnotice: () => undefined, connection: USES_RESERVE });
    started.defer(() => pool.end({ timeout: END_TIMEOUT_S }));
    return pool;
  };
  const sql = connect(database.url, OWN_POOL_SIZE);
  await applySystemSchema(sql);
  const migrations = await applyMigrations(sql);
  await applyBackendSchema(sql);
  await installFeed(sql);
  const disk = await guardDisk({ sql, reserveMb: settings.diskReserveMb, free: () => freeBytes(dataDir) });
  started.defer(disk.stop);
  log.info({ way: database.way, migrations }, "the database is ready");

  const writeSpan = settings.tracing && (await startTracing("backend", settings.tracing));
  const metrics = createBackendMetrics({ sql, names: await readNames(sql), free: () => freeBytes(dataDir), writeSpan });
  const mailbox = createMailbox(sql);
  const files = objectFiles(dataPaths(dataDir).storage, disk.isFull);
  const mailer = changeMailer({ mailbox, siteUrl });
  const logins = await makeLogins(sql, database.url);
  const shared = {
    functionTimeouts: await readFunctionTimeouts(sql),
    metrics,
    siteUrl,
    secrets,
    mailer,
    storage: files.adapter,
  };
  const startLane = async (lane: Lane, databaseUrl: string, catalogue?: Lite) => {
    const lite = await startLite({ ...shared, lane, databaseUrl, catalogue });
    started.defer(lite.close);
    return lite;
  };
  const lite = await startLane(ACCOUNTS, database.url);
  const serverLite = await startLane(SERVER, logins.authenticator, lite);
  const visitorsLite = await startLane(VISITORS, logins.visitor, lite);
  const smtp = await startSmtpServer({ mailbox, password: secrets.smtpPassword, port: settings.smtpPort });
  started.defer(smtp.close);

  const api = firstOf([
    authRoutes({ sql, mailbox, siteUrl, secretKey, lite: lite.fetch }),
    refreshInTurn(refuseReused(sql, passTo(lite, AUTH_PATHS))),
    publicObjects(sql, files),
    either(
      (request) => isVisitor(request, secretKey) && DATA_PATHS.test(request.url.pathname),
      withVisitorLimits(either(isSigned, dataApi(lite), dataApi(visitorsLite))),
      either(isStorage, dataApi(lite), dataApi(serverLite)),
    ),
  ]);
  const keys = isSimulatorWanted(settings) ? simulatorKeys(secretKey) : null;
  const { diagnosticsToken } = secrets;
  const simulator = keys && (await loadSimulator({ ...settings, sql, keys, diagnosticsToken }));
  if (simulator) started.defer(simulator.stop);
  const known = knownClients(sql, secretKey, secrets.signingKeys);
  const handle = firstOf([
    privateRoutes(sql, mailbox, metrics, diagnosticsToken),
    ...(simulator?.handlers ?? []),
    withSecurityEvents(withRequestRules(withRateLimits(sealTokens(secrets.jwtSecret, api), { known }), secretKey)),
  ]);
  const channels = new Channels(createRowReader(connect(logins.authenticator, READER_POOL_SIZE)));
  await listenToFeed(sql, (change) => channels.tell(change));
  const sockets = createSocketServer(channels, secrets);
  const http = await serve({ handle, upgrade: sockets.upgrade }, settings.port, siteUrl);
  started.defer(http.close);
  started.defer(sockets.close);
  // Last: the jobs' routes ask this backend.
  started.defer(await startJobs(sql, settings, secrets));
  const running = started.move();
  return {
    ...{ port: http.port, databaseUrl: database.url, smtpUrl: smtp.url, simulator: keys },
    ...{ publishableKey: PUBLISHABLE_KEY, secretKey },
    stop: () => running.disposeAsync(),
  };
}

/** Play money is not even in the memory of an instance that could be reached from outside. */
const loadSimulator: typeof import("@/supabase/local/simulator/simulator").startSimulator = async (options) =>
  (await import("@/supabase/local/simulator/simulator")).startSimulator(options);

const dataApi = (lite: Lite): Handler => firstOf([storageRoutes(lite.fetch), withRestRules(passTo(lite, DATA_PATHS))]);

const isStorage = ({ url }: ApiRequest): boolean => STORAGE_PATHS.test(url.pathname);

/** A signed address is the server's own word, whoever brings it. */
const isSigned = ({ method, url }: ApiRequest): boolean => method !== "POST" && SIGNED_PATHS.test(url.pathname);

const either =
  (isFirst: (request: ApiRequest) => boolean, first: Handler, second: Handler): Handler =>
  async (request) =>
    isFirst(request) ? first(request) : second(request);

function passTo(lite: Lite, paths: RegExp): Handler {
  return async (request) => {
    const path = request.url.pathname;
    if (!paths.test(path)) return null;
    const response = await lite.fetch(request);
    // The library's own pages, which it shows at whatever address it does not know.
    if (response.headers.get("content-type")?.startsWith("text/html")) return null;
    if (response.status >= 500) log.warn({ path, status: response.status }, "a request failed");
    return response;
  };
}

function firstOf(handlers: readonly Handler[]): Handler {
  return async (request) => {
    for (const handle of handlers) {
      const response = await handle(request);
      if (response) return response;
    }
    return null;
  };
}
