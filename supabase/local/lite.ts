import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { App, setExperimental } from "@supabase/lite";
import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import { apiError, noteFailure, withPlainFailures } from "@/supabase/local/api-error";
import { SESSION_LIMITS } from "@/supabase/local/auth/refresh-tokens";
import { USES_RESERVE } from "@/supabase/local/disk-guard";
import { type ApiRequest, toFetchRequest } from "@/supabase/local/http";
import { errorFields, log } from "@/supabase/local/log";
import type { BackendMetrics } from "@/supabase/local/metrics";
import {
  applySettings,
  contextSettings,
  type Executor,
  type FunctionTimeouts,
  type RequestContext,
  type RoleTimeouts,
  type RpcRequest,
  rpcSettings,
} from "@/supabase/local/request-settings";
import { PUBLISHABLE_KEY, type Secrets } from "@/supabase/local/secrets";
import { WIRE_TYPES } from "@/supabase/local/wire-types";

/** Reaches into @supabase/lite, here alone. Contract tests fail when an override is gone: to upgrade, move the version and run them. */
const LITE_VERSION = "0.10.0";

export type LiteMailer = NonNullable<App["_mailer"]>;
export type LiteStorageAdapter = NonNullable<App["_storageAdapter"]>;

/** Parts of a connection that we replace; some are private in the library's types. */
interface ConnectionInternals {
  applyJwtSessionContext(transaction: Executor, context: RequestContext): Promise<void>;
  applyRpcRequestGucs(transaction: Executor, request: RpcRequest): Promise<void>;
  ensureRlsContext(): Promise<boolean>;
  normalizeDbError(error: unknown): unknown;
  introspect(options: { useCache: boolean }): Promise<unknown>;
}

export interface Lane {
  readonly name: string;
  readonly usesDiskReserve?: boolean;
  readonly connections: number;
  readonly statementMs: number;
  readonly roleStatementMs: RoleTimeouts;
}

interface LiteOptions {
  readonly lane: Lane;
  readonly functionTimeouts: FunctionTimeouts;
  readonly metrics: BackendMetrics;
  readonly databaseUrl: string;
  readonly siteUrl: string;
  readonly secrets: Secrets;
  readonly mailer: LiteMailer;
  readonly storage: LiteStorageAdapter;
  /** Reads the catalogue for this one, whose login is shown no table in it. */
  readonly catalogue?: Lite;
}

export interface Lite {
  readonly connection: PostgresConnection;
  fetch(request: ApiRequest): Promise<Response>;
  close(): Promise<void>;
}

const ACCESS_TOKEN_LIFE_S = 3_600;
/** Seconds that the mails say, and supabase/config.toml for a hosted project. */
export const MAIL_LINK_LIFE_S = 600;
export const MIN_PASSWORD_CHARS = 8;
/** The links that the library makes (changes of address) are derived from such a code, so it must not be guessable. As supabase/config.toml says. */
export const CODE_DIGITS = 10;
const CLOSE_LIMIT_MS = 5_000;
const RECONNECT_AFTER_S = 0.2;

/** Pause before postgres.js reconnects; its own grows to 20 s with each failing connection of the pool. */
export const reconnectSoon = (): number => RECONNECT_AFTER_S;

const HOSTED_STATEMENT_MS = { anon: 3_000, authenticated: 8_000 };
/** Accounts, sessions, and stored objects with the server's word: the library asks for these as their tables' owner, past
 * PostgREST and its limits. */
export const ACCOUNTS: Lane = {
  name: "accounts",
  usesDiskReserve: true,
  connections: 6,
  statementMs: 60_000,
  roleStatementMs: HOSTED_STATEMENT_MS,
};
/** Rows for our own server, which asks for all visitors. The server's role has the login's limit, as on hosted. */
export const SERVER: Lane = {
  name: "server",
  connections: 10,
  statementMs: 8_000,
  roleStatementMs: HOSTED_STATEMENT_MS,
};
/** Visitors who ask the data API themselves: whatever they do, pages find a connection, and a processor. */
export const VISITORS: Lane = {
  name: "visitors",
  connections: 4,
  statementMs: 5_000,
  roleStatementMs: { anon: 2_000, authenticated: 5_000 },
};

export async function startLite({
  lane,
  functionTimeouts,
  metrics,
  databaseUrl,
  siteUrl,
  secrets,
  mailer,
  storage,
  catalogue,
}: LiteOptions): Promise<Lite> {
  assertVersion();
  quietConsole();
  setExperimental("storage", true);
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: {
      max: lane.connections,
      backoff: reconnectSoon,
      onnotice: () => undefined,
      // Times and numbers come in PostgreSQL's own spelling otherwise.
      types: WIRE_TYPES,
      connection: {
        search_path: '"$user", public, extensions',
        statement_timeout: lane.statementMs,
        ...(lane.usesDiskReserve && USES_RESERVE),
      },
    },
  });
  overrideConnection(connection, lane, functionTimeouts, metrics);
  if (catalogue) internals(connection).introspect = (options) => internals(catalogue.connection).introspect(options);
  const app = new App({
    connection,
    api: { schemas: ["public"], max_rows: 1_000 },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      jwt_expiry: ACCESS_TOKEN_LIFE_S,
      publishable_key: PUBLISHABLE_KEY,
      secret_key: secrets.secretKey,
      site_url: siteUrl,
      minimum_password_length: MIN_PASSWORD_CHARS,
      enable_refresh_token_rotation: true,
      sessions: SESSION_LIMITS,
      email: {
        enable_confirmations: true,
        // The library makes two links, and would then make the change by that of the old address alone: see email-change.ts.
        double_confirm_changes: true,
        otp_expiry: MAIL_LINK_LIFE_S,
        otp_length: CODE_DIGITS,
      },
    },
    storage: { enabled: true, file_size_limit: "5MiB" },
    // Admin mode would open SQL and schema routes to whoever reaches the port.
    options: { server: { admin: false } },
  });
  app._mailer = mailer;
  app._storageAdapter = storage;
  await app.init();
  // The first request would otherwise pay for reading the catalogue.
  await internals(connection).introspect({ useCache: true });
  // The library waits for its connections without a limit; PostgreSQL, which stops next, ends those that are left.
  const close = async () =>
    void (await Promise.race([connection.close(), sleep(CLOSE_LIMIT_MS, null, { ref: false })]));
  return {
    connection,
    fetch: (request) =>
      metrics.measure(request, () => withPlainFailures(request, () => app.fetch(toFetchRequest(request)))),
    close,
  };
}

function internals(connection: PostgresConnection): ConnectionInternals {
  return connection as unknown as ConnectionInternals;
}

function overrideConnection(
  connection: PostgresConnection,
  { name, roleStatementMs }: Lane,
  functionTimeouts: FunctionTimeouts,
  metrics: BackendMetrics,
): void {
  const target = internals(connection);
  // The original grants ALL on every table that has row security, and so undoes every column grant of ours.
  target.ensureRlsContext = async () => true;
  // The originals send a statement for each setting, eleven to call a function, and leave every role the same time, in
  // which a visitor could keep the database busy.
  target.applyJwtSessionContext = (transaction, context) => {
    metrics.noteConnection(name);
    return applySettings(transaction, contextSettings(context, roleStatementMs));
  };
  target.applyRpcRequestGucs = (transaction, request) =>
    applySettings(transaction, rpcSettings(request, functionTimeouts));
  // The original answers 500 "SUP" to a failed check, a raised exception and others, where PostgREST has a status.
  target.normalizeDbError = (error) => {
    noteFailure(error);
    return apiError(error);
  };
}

/** In another version the internals that we replace may be others. */
function assertVersion(): void {
  const entry = fileURLToPath(import.meta.resolve("@supabase/lite"));
  const manifest: unknown = JSON.parse(readFileSync(path.join(path.dirname(entry), "..", "package.json"), "utf8"));
  const version = typeof manifest === "object" && manifest && "version" in manifest ? manifest.version : "unknown";
  if (version !== LITE_VERSION) {
    throw new Error(`@supabase/lite is ${version}, but supabase/local/lite.ts was written for ${LITE_VERSION}`);
  }
}

/** Logs only class and code of what the library prints: it adds rows and parameters, which is personal data. */
function quietConsole(): void {
  const note = (...args: unknown[]) => {
    const error = args.find((arg) => arg instanceof Error);
    if (error) log.debug(errorFields(error), "a request failed");
  };
  Object.assign(console, { log: note, info: note, warn: note, error: note, debug: note });
}
