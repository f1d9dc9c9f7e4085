import path from "node:path";

/** Layout of an instance's folder: the contract between the supervisor and the backend. */
export function dataPaths(dataDir: string) {
  const root = path.resolve(dataDir);
  return {
    root,
    /** 0600: keys and passwords, made on first run. */
    secrets: path.join(root, "secrets.json"),
    /** The cluster, or a link to it when the cluster must live elsewhere (see postgres/relocate.ts). */
    postgres: path.join(root, "postgres"),
    storage: path.join(root, "storage"),
    /** Pages that everybody may see: what is lost is made anew. */
    pages: path.join(root, "pages"),
  };
}

export type DataPaths = Readonly<ReturnType<typeof dataPaths>>;
