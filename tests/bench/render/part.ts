import { rm } from "node:fs/promises";
import postgres from "postgres";
import { type Instance, type InstanceOptions, startInstance } from "@/tests/support/instance";
import { aPreparedDataDir } from "@/tests/support/prepared-data";
import { Closing } from "../support/closing";
import type { Row } from "./row";

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

  /** An instance whose visitors may name their own addresses, as behind a proxy on this machine. */
  async startInstance(options: Pick<InstanceOptions, "seed">): Promise<Instance> {
    const dataDir = await aPreparedDataDir(options.seed);
    this.atEnd(() => rm(dataDir, { recursive: true, force: true }));
    const instance = await startInstance({
      ...options,
      isLively: true,
      dataDir,
      environment: { TRUSTED_PROXIES: "127.0.0.1" },
    });
    this.atEnd(() => instance.stop());
    return instance;
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

export const portOf = ({ siteUrl }: Instance): number => Number(new URL(siteUrl).port);
