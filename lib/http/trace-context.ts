/** W3C Trace Context, https://www.w3.org/TR/trace-context/ */
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

export type TraceFlags = "00" | "01";

export type Trace = { traceId: string; spanId: string; parentId: string | null; flags: string };

/** Continues a received trace, or begins one that is named like the seed. @param seed a random UUID @param flags of a new trace */
export function traceOf(seed: string, received: string | null | undefined, flags: TraceFlags = "00"): Trace {
  const id = seed.replaceAll("-", "");
  const [, traceId = id, parentId = null, given = flags] = TRACEPARENT.exec(received ?? "") ?? [];
  return { traceId, spanId: id.slice(16), parentId, flags: given };
}

export const traceparentOf = ({ traceId, spanId, flags }: Trace): string => `00-${traceId}-${spanId}-${flags}`;

const VISIT = /^visit=([\da-f-]{36})$/;

export const tracestateOf = (requestId: string): string => `visit=${requestId}`;

export const requestIdIn = (tracestate: string | null | undefined): string | undefined =>
  VISIT.exec(tracestate ?? "")?.[1];

/** Beginning of a request's id, which people can read out and logs be searched for. */
export const supportCode = (requestId: string): string => requestId.slice(0, 8);
