import { randomUUID } from "node:crypto";
import { type RequestContext, requestContext } from "@/lib/request-context";
import { requestIdIn, traceOf, traceparentOf, tracestateOf } from "./trace-context";
import { REQUEST_ID_HEADER } from "./visit-headers";

/** Reads what a process of ours says of a request that it passes on. Of one without these headers we are the first to know. */
export function receivedContext(header: (name: string) => string | null | undefined): RequestContext {
  const seed = randomUUID();
  const id = header(REQUEST_ID_HEADER) ?? requestIdIn(header("tracestate")) ?? seed;
  return { id, trace: traceOf(seed, header("traceparent")) };
}

/** Headers that name the request that is being answered. Next leaves them out of the keys of what it keeps. */
export function traceHeaders(): Record<string, string> {
  const context = requestContext.getStore();
  return context ? { traceparent: traceparentOf(context.trace), tracestate: tracestateOf(context.id) } : {};
}
