import { AsyncLocalStorage } from "node:async_hooks";
import type { Trace } from "./http/trace-context";
import { perProcess } from "./per-process";

/** The request that is being answered: the id that its log lines carry, and its place in a trace. */
export type RequestContext = { id: string; trace: Trace };

export const requestContext = perProcess("request", () => new AsyncLocalStorage<RequestContext>());

export const requestId = (): string | null => requestContext.getStore()?.id ?? null;
