import path from "node:path";

/** Layout of an instance's folder: the contract between the supervisor and the backend. */
export interface DataPaths {
  readonly root: string;
  /** 0600: keys and passwords, made on first run. */
  readonly secrets: string;
  /** The cluster, or a link to it when the cluster must live elsewhere (see postgres/relocate.ts). */
  readonly postgres: string;
  readonly storage: string;
}

export function dataPaths(dataDir: string): DataPaths {
  const root = path.resolve(dataDir);
  return {
    root,
    secrets: path.join(root, "secrets.json"),
    postgres: path.join(root, "postgres"),
    storage: path.join(root, "storage"),
  };
}
