import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { siteMetrics } from "@/lib/metrics/server/site-metrics";
import { requestContext } from "@/lib/request-context";
import type { WriteSpan } from "@/lib/tracing";
import { receivedContext } from "../received-context";
import { requestClass } from "../request-class";

type Options = {
  hasGateway: boolean;
  writeSpan: WriteSpan | null;
};

/** Names each request to this process for its log lines and questions to the database, and measures it. */
export function followRequests({ hasGateway, writeSpan }: Options): void {
  const { requestSeconds } = siteMetrics();
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const { url = "/", method = "GET", headers } = request;
    const context = receivedContext((name) => (hasGateway ? headers[name]?.toString() : null));
    requestContext.enterWith(context);
    const startedAt = performance.now();
    response.once("close", () => {
      const kind = requestClass(url.replace(/\?.*/s, ""));
      const { statusCode } = response;
      requestSeconds.labels(kind, `${Math.floor(statusCode / 100)}xx`).observe((performance.now() - startedAt) / 1000);
      writeSpan?.({ name: `${method} ${kind}`, context, startedAt, status: statusCode });
    });
  });
}
