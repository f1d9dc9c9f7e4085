import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseEnv } from "node:util";
import postgres from "postgres";
import { ROOT } from "@/server/root";
import { freePort } from "@/supabase/local/free-port";
import { type ScratchBackend, startScratchBackend } from "@/tests/support/scratch-backend";
import { type Balancer, startHaproxy } from "./haproxy";
import { type Node, startNode } from "./node";
import { type RunningRedis, startRedis } from "./redis";

export const CRON_SECRET = "a-secret-of-the-timers";
export const REVALIDATE_SECRET = "a-secret-of-all-nodes";

export type Cluster = {
  backend: ScratchBackend;
  sql: postgres.Sql;
  redis: RunningRedis;
  balancer: Balancer;
  nodes: readonly [Node, Node];
  stop: () => Promise<void>;
};

type Options = {
  /** Of the database; kept. */
  dataDir?: string;
  /** Of Redis. */
  megabytes?: number;
  /** Nodes make pages before they are asked for, and try what they keep. */
  isLively?: boolean;
};

/** Two nodes behind HAProxy, on one database (the embedded backend, in a hosted project's place) and one Redis. */
export async function startCluster({ megabytes, isLively = false, ...project }: Options = {}): Promise<Cluster> {
  const backend = await startScratchBackend({ hasTimers: false, ...project });
  const redis = await startRedis({ megabytes });
  const ports = [await freePort(), await freePort()] as const;
  const balancer = await startHaproxy(ports);
  const environment = {
    ...parseEnv(await readFile(path.join(ROOT, "docs/cluster/node.env"), "utf8")),
    HOST: "127.0.0.1",
    NEXT_PUBLIC_SUPABASE_URL: backend.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SUPABASE_SECRET_KEY: backend.secretKey,
    SITE_URL: balancer.url,
    REDIS_URL: redis.url,
    CRON_SECRET,
    REVALIDATE_SECRET,
    SMTP_URL: backend.smtpUrl,
    MAIL_FROM: "avisos@example.org",
    SIGNING_SECRETS: "1:a-signing-secret-that-all-nodes-have",
    TRUSTED_PROXIES: "127.0.0.1",
  };
  const start = (port: number) => startNode({ port, environment, isLively });
  const nodes = await Promise.all([start(ports[0]), start(ports[1])]);
  await balancer.whenUp(2);
  const sql = postgres(backend.databaseUrl, { max: 4, onnotice: () => undefined });
  return {
    ...{ backend, sql, redis, balancer, nodes },
    async stop() {
      await Promise.all(nodes.map((node) => node.remove()));
      await sql.end();
      await Promise.all([balancer.stop(), redis.stop(), backend.stop()]);
    },
  };
}
