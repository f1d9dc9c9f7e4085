import { inject } from "vitest";
import type { RunningInstance } from "@/server/status-file";
import type { Person } from "./attack";

export type Account = {
  id: string;
  email: string;
  password: string;
  /** An access token. */
  token: string;
  /** The session as a browser sends it. */
  cookie: string;
};

/** An order of the buyer's. */
export type Purchase = { orderId: string; preferenceId: string; reference: string; paymentId: string };

/** The set-up: the one instance under attack, and who and what is in it. */
export type World = {
  status: RunningInstance;
  siteUrl: string;
  /** The backend's own port, which listens on this machine only. */
  backendUrl: string;
  dataDir: string;
  /** The supervisor's process id. */
  pid: number;
  people: Readonly<Record<Exclude<Person, "stranger">, Account>>;
  /** The cookies of sessions that were opened an hour ago. */
  agedSessions: Readonly<Record<"owner" | "admin", string>>;
  /** By the buyer; `untold`: approved by the provider, which has not told us. */
  purchases: Readonly<Record<"paid" | "untold", Purchase>>;
  /** Bucket and name of a stored picture of another owner's business. */
  picture: string;
  /** Name of a photo of papers in the private bucket, of a claim that waits. */
  papers: string;
  /** The bearers of the instance. No answer may hold one. */
  secrets: Readonly<Record<string, string>>;
  /** Private texts of the database, and their owners; null: nobody's who takes part. */
  privateTexts: readonly { text: string; of: string | null }[];
};

declare module "vitest" {
  interface ProvidedContext {
    world: World;
  }
}

export const theWorld = (): World => inject("world");

/** Businesses of the showcase by whose they are. */
export const BUSINESSES = {
  owner: "5eed0000-0000-4000-8000-000000000003",
  otherOwner: "5eed0000-0000-4000-8000-000000000001",
  otherOwnerPending: "5eed0000-0000-4000-8000-000000000007",
  freeOwner: "5eed0000-0000-4000-8000-000000000005",
} as const;
