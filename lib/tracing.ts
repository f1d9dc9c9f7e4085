import { type HrTime, SpanKind, SpanStatusCode } from "@opentelemetry/api";
import type { RequestContext } from "./request-context";

export type TracingOptions = { endpoint: string; headers: Readonly<Record<string, string>> };

export type FinishedSpan = {
  /** One of few: no address, no id. */
  name: string;
  context: RequestContext;
  /** By `performance.now()`. */
  startedAt: number;
  status: number;
  attributes?: Readonly<Record<string, string>>;
};

export type WriteSpan = (span: FinishedSpan) => void;

/** Bounds of what waits to be sent; beyond, spans are dropped. */
const BATCHES = {
  maxQueueSize: 2_048,
  maxExportBatchSize: 512,
  scheduledDelayMillis: 1_000,
  exportTimeoutMillis: 5_000,
};
const SENDING = { timeoutMillis: 5_000, concurrencyLimit: 2 };

const toTime = (ms: number): HrTime => [Math.floor(ms / 1_000), Math.round((ms % 1_000) * 1e6)];

/** Sends spans over OTLP; without a receiver they are dropped. The libraries are loaded here alone. */
export async function startTracing(service: string, { endpoint, headers }: TracingOptions): Promise<WriteSpan> {
  const [{ OTLPTraceExporter }, { BatchSpanProcessor }, { resourceFromAttributes }] = await Promise.all([
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/resources"),
  ]);
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, ...SENDING });
  const processor = new BatchSpanProcessor({ exporter, ...BATCHES });
  const resource = resourceFromAttributes({ "service.name": service, "service.namespace": "iztapalapa-local" });

  return ({ name, context: { id, trace }, startedAt, status, attributes }) => {
    const { traceId, spanId, parentId, flags } = trace;
    const place = { traceId, traceFlags: Number.parseInt(flags, 16) };
    const durationMs = performance.now() - startedAt;
    const startMs = performance.timeOrigin + startedAt;
    processor.onEnd({
      name,
      kind: SpanKind.SERVER,
      spanContext: () => ({ ...place, spanId }),
      ...(parentId !== null && { parentSpanContext: { ...place, spanId: parentId, isRemote: true } }),
      startTime: toTime(startMs),
      endTime: toTime(startMs + durationMs),
      duration: toTime(durationMs),
      status: { code: status >= 500 ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
      attributes: { "request.id": id, "http.response.status_code": status, ...attributes },
      resource,
      instrumentationScope: { name: service },
      ...{ links: [], events: [], ended: true },
      ...{ droppedAttributesCount: 0, droppedEventsCount: 0, droppedLinksCount: 0 },
    });
  };
}
