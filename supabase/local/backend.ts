import postgres from "postgres";
import { adminLinks } from "@/supabase/local/auth/admin-links";
import { adminUsers } from "@/supabase/local/auth/admin-users";
import { installFirstConfirmation } from "@/supabase/local/auth/first-confirmation";
import { installPasswordChanges, knownClients } from "@/supabase/local/auth/known-clients";
import { liteMailer } from "@/supabase/local/auth/lite-mailer";
import { mailRoutes } from "@/supabase/local/auth/mail-routes";
import { passwordSignIn } from "@/supabase/local/auth/password-sign-in";
import { withRateLimits } from "@/supabase/local/auth/rate-limits";
import { refreshInTurn } from "@/supabase/local/auth/refresh-in-turn";
import { withRequestRules } from "@/supabase/local/auth/request-rules";
import { sealTokens } from "@/supabase/local/auth/sealed-tokens";
import { withSecurityEvents } from "@/supabase/local/auth/security-events";
import { refuseReused } from "@/supabase/local/auth/session-rules";
import { userRoutes } from "@/supabase/local/auth/user-routes";
import { verifyRoutes } from "@/supabase/local/auth/verify-routes";
import { applyBackendSchema } from "@/supabase/local/backend-schema";
import { type ApiRequest, type Handler, toFetchRequest } from "@/supabase/local/http";
import { serveHandlers } from "@/supabase/local/http-server";
import { startJobs } from "@/supabase/local/jobs/start-jobs";
import { ACCOUNTS, type Lite, SERVER, startLite, VISITORS } from "@/supabase/local/lite";
import { log } from "@/supabase/local/log";
import { makeLogins } from "@/supabase/local/logins";
import { createMailbox } from "@/supabase/local/mailbox";
import { applyMigrations } from "@/supabase/local/migrations";
import { dataPaths } from "@/supabase/local/paths";
import { startPostgres } from "@/supabase/local/postgres/server";
import { privateRoutes } from "@/supabase/local/private-routes";
import { Channels } from "@/supabase/local/realtime/channels";
import { installFeed, listenToFeed } from "@/supabase/local/realtime/feed";
import { RowReader } from "@/supabase/local/realtime/row-reader";
import { acceptSockets } from "@/supabase/local/realtime/socket-server";
import { reconnectSoon } from "@/supabase/local/reconnect";
import { withRestRules } from "@/supabase/local/rest/rest-rules";
import { loadSecrets, PUBLISHABLE_KEY } from "@/supabase/local/secrets";
import type { Settings } from "@/supabase/local/settings";
import { isSimulatorWanted, type SimulatorKeys, simulatorKeys } from "@/supabase/local/simulator/settings";
import { startSmtpServer } from "@/supabase/local/smtp/smtp-server";
import { ObjectFiles } from "@/supabase/local/storage/object-files";
import { publicObjects } from "@/supabase/local/storage/public-objects";
import { storageRoutes } from "@/supabase/local/storage/storage-routes";
import { applySystemSchema } from "@/supabase/local/system-schema";
import { isVisitor, withVisitorLimits } from "@/supabase/local/visitors/visitor-limits";

export interface Backend {
  readonly port: number;
  readonly databaseUrl: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly smtpUrl: string;
  /** Keys of the simulated payment provider, on this port; null where there is none. */
  readonly simulator: SimulatorKeys | null;
  /** Stops in order: jobs, WebSockets, HTTP, mail, connections, PostgreSQL. */
  stop(): Promise<void>;
}

const OWN_POOL_SIZE = 8;
const READER_POOL_SIZE = 2;
const POOL = { backoff: reconnectSoon, onnotice: () => undefined };
const END_TIMEOUT_S = 5;
const AUTH_PATHS = /^\/auth\/v1(\/|$)/;
const SIGNED_PATHS = /^\/storage\/v1\/object\/(upload\/)?sign\//;
const STORAGE_PATHS = /^\/storage\/v1(\/|$)/;
const DATA_PATHS = /^\/(rest|storage)\/v1(\/|$)/;

/** Starts everything, from the database up. @param onLost called when PostgreSQL ended by itself. */
export async function startBackend(settings: Settings, onLost: () => void): Promise<Backend> {
  const { dataDir, siteUrl } = settings;
  const secrets = await loadSecrets(dataDir);
  const password = secrets.postgresPassword;
  const database = await startPostgres({ dataDir, password, way: settings.launchWay, onLost });
  const sql = postgres(database.url, { ...POOL, max: OWN_POOL_SIZE });
  const undo: (() => Promise<void>)[] = [() => database.stop(), () => sql.end({ timeout: END_TIMEOUT_S })];
  const stop = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    await applySystemSchema(sql);
    const migrations = await applyMigrations(sql);
    await applyBackendSchema(sql);
    await installFirstConfirmation(sql);
    await installPasswordChanges(sql);
    await installFeed(sql);
    log.info({ way: database.way, migrations }, "the database is ready");

    const mailbox = createMailbox(sql);
    const files = new ObjectFiles(dataPaths(dataDir).storage);
    const mailer = liteMailer(mailbox, siteUrl);
    const liteOptions = { siteUrl, secrets, mailer, storage: files };
    const logins = await makeLogins(sql, database.url);
    const lite = await startLite({ ...liteOptions, databaseUrl: database.url, lane: ACCOUNTS });
    undo.push(lite.close);
    const dataOptions = { ...liteOptions, catalogue: lite };
    const serverLite = await startLite({ ...dataOptions, databaseUrl: logins.authenticator, lane: SERVER });
    undo.push(serverLite.close);
    const visitorsLite = await startLite({ ...dataOptions, databaseUrl: logins.visitor, lane: VISITORS });
    undo.push(visitorsLite.close);
    const smtp = await startSmtpServer({ mailbox, password: secrets.smtpPassword, port: settings.smtpPort });
    undo.push(smtp.close);

    const api = firstOf([
      adminUsers(sql, secrets.secretKey),
      adminLinks(sql, siteUrl, secrets.secretKey),
      mailRoutes({ sql, mailbox, siteUrl }),
      passwordSignIn(sql),
      userRoutes({ sql, mailbox, siteUrl, lite: lite.fetch }),
      verifyRoutes({ sql, siteUrl, lite: lite.fetch }),
      refreshInTurn(refuseReused(sql, passTo(lite, AUTH_PATHS))),
      publicObjects(sql, files),
      either(
        (request) => isVisitor(request, secrets.secretKey) && DATA_PATHS.test(request.url.pathname),
        withVisitorLimits(either(isSigned, dataApi(lite), dataApi(visitorsLite))),
        either(isStorage, dataApi(lite), dataApi(serverLite)),
      ),
    ]);
    const keysOfSimulator = simulatorKeys(secrets.secretKey);
    const simulator = isSimulatorWanted({ siteUrl, hasProvider: settings.hasPaymentProvider })
      ? await loadSimulator({
          sql,
          siteUrl,
          keys: keysOfSimulator,
          webhookUrl: settings.webhookUrl,
          diagnosticsToken: secrets.diagnosticsToken,
        })
      : null;
    if (simulator) undo.push(async () => simulator.stop());
    const handlers = [
      privateRoutes(sql, mailbox, secrets.diagnosticsToken),
      ...(simulator?.handlers ?? []),
      withSecurityEvents(
        withRequestRules(
          withRateLimits(sealTokens(secrets.jwtSecret, api), {
            known: knownClients(sql, secrets.secretKey, secrets.signingKeys),
          }),
          secrets.secretKey,
        ),
      ),
    ];
    const http = await serveHandlers(handlers, settings.port, siteUrl);
    undo.push(http.close);

    const reader = postgres(logins.authenticator, { ...POOL, max: READER_POOL_SIZE });
    undo.push(() => reader.end({ timeout: END_TIMEOUT_S }));
    const rows = new RowReader(reader);
    const channels = new Channels((change, claims) => rows.read(change, claims));
    await listenToFeed(sql, (change) => channels.tell(change));
    undo.push(acceptSockets(http, channels, secrets));
    // Last: the jobs' routes ask this backend.
    undo.push(await startJobs(sql, settings, secrets));
    const keys = { publishableKey: PUBLISHABLE_KEY, secretKey: secrets.secretKey };
    const ready = { port: http.port, databaseUrl: database.url, smtpUrl: smtp.url, ...keys };
    return { ...ready, simulator: simulator && keysOfSimulator, stop };
  } catch (error) {
    await stop();
    throw error;
  }
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
    const response = await lite.fetch(toFetchRequest(request));
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
