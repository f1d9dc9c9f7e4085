declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  /** Middleware that compresses what is written to the response, as the request's Accept-Encoding allows. */
  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
