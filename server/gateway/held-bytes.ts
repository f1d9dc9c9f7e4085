import type { ServerResponse } from "node:http";

type Limits = { perClient: number; inAll: number };
type Held = { bytes: number; responses: Map<ServerResponse, number> };

/** Memory that is taken by whoever sends or reads slowly: bounded for each client and in all. */
export class HeldBytes {
  readonly #limits: Limits;
  readonly #clients = new Map<string, Held>();
  #bytes = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Counts bytes until the response ends; false if its client has too many. If all have, the biggest client's oldest connections end. */
  hold(client: string, response: ServerResponse, bytes: number): boolean {
    const held = this.#clients.get(client) ?? { bytes: 0, responses: new Map<ServerResponse, number>() };
    if (response.destroyed || held.bytes + bytes > this.#limits.perClient) return false;
    const before = held.responses.get(response);
    if (before === undefined) response.once("close", () => this.#release(client, response));
    held.responses.set(response, (before ?? 0) + bytes);
    held.bytes += bytes;
    this.#bytes += bytes;
    this.#clients.set(client, held);
    while (this.#bytes > this.#limits.inAll) this.#endOldestOfMost();
    return !response.destroyed;
  }

  #release(client: string, response: ServerResponse): void {
    const held = this.#clients.get(client);
    const bytes = held?.responses.get(response);
    if (!held || bytes === undefined) return;
    held.responses.delete(response);
    held.bytes -= bytes;
    this.#bytes -= bytes;
    if (held.responses.size === 0) this.#clients.delete(client);
  }

  #endOldestOfMost(): void {
    const [most] = [...this.#clients].reduce((one, other) => (other[1].bytes > one[1].bytes ? other : one));
    const [oldest] = this.#clients.get(most)?.responses.keys() ?? [];
    if (!oldest) return;
    this.#release(most, oldest);
    oldest.destroy();
  }
}
