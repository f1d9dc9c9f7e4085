import { rm } from "node:fs/promises";
import postgres from "postgres";
import { type Cluster, startCluster } from "@/tests/cluster/support/cluster";
import { type Instance, type InstanceOptions, startInstance } from "@/tests/support/instance";
import { aPreparedDataDir } from "@/tests/support/prepared-data";
import { Closing } from "../support/closing";
import type { Row } from "./row";

/** All pages of a burst, and what Next keeps of them. */
const REDIS_MB = 512;

/** Tools of a part: whatever it opens is closed when it has ended, failed or been interrupted. */
export class Workshop extends Closing {
  /** A tenth of the samples, to see whether it works. */
  readonly isQuick: boolean;

  constructor(isQuick: boolean) {
    super();
    this.isQuick = isQuick;
  }

  /** So many samples, or a tenth of them, but never fewer than `least`. */
  count(samples: number, least = 1): number {
    return this.isQuick ? Math.max(least, Math.round(samples / 10)) : samples;
  }

  async #newDataDir(seed: InstanceOptions["seed"]): Promise<string> {
    const dataDir = await aPreparedDataDir(seed);
    this.atEnd(() => rm(dataDir, { recursive: true, force: true }));
    return dataDir;
  }

  /** An instance whose visitors may name their own addresses, as behind a proxy on this machine. */
  async startInstance(options: Pick<InstanceOptions, "seed" | "isLively" | "dataDir">): Promise<Instance> {
    const instance = await startInstance({
      isLively: true,
      dataDir: options.dataDir ?? (await this.#newDataDir(options.seed)),
      environment: { TRUSTED_PROXIES: "127.0.0.1" },
      ...options,
    });
    this.atEnd(() => instance.stop());
    return instance;
  }

  /** Two nodes behind HAProxy. */
  async startCluster({ seed, isLively }: Pick<InstanceOptions, "seed" | "isLively">): Promise<Cluster> {
    const cluster = await startCluster({ dataDir: await this.#newDataDir(seed), megabytes: REDIS_MB, isLively });
    this.atEnd(() => cluster.stop());
    return cluster;
  }

  /** The instance's database, as its owner. */
  openDatabase({ status }: Instance): postgres.Sql {
    const sql = postgres(status.databaseUrl, { max: 1, onnotice: () => undefined });
    this.atEnd(() => sql.end());
    return sql;
  }
}

export type Part = {
  name: string;
  /** Left out unless it is named: it takes long. */
  isOnlyNamed?: boolean;
  measure: (workshop: Workshop) => Promise<Row[]>;
};

export const portOf = (url: string): number => Number(new URL(url).port);
