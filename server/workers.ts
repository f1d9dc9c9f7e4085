import { requestsTo } from "./gateway/forward";

/** The processes of Next behind a gateway. They answer for one another. */
export class Workers {
  /** Ports of those that serve, by number; null: not now. */
  readonly ports: (number | null)[];
  readonly #hearing: (number | null)[];

  constructor(count: number) {
    this.ports = Array(count).fill(null);
    this.#hearing = Array(count).fill(null);
  }

  /** Ports of those that hear of changes: a process is told before it serves. */
  get hearing(): readonly number[] {
    return this.#hearing.filter((port) => port !== null);
  }

  /** The same one as long as it serves: what is bounded in each process is bounded on the machine. */
  first(): number | null {
    return this.ports.find((port) => port !== null) ?? null;
  }

  /** The one with the fewest requests under way: of several, not the first, which has what is sent as well. */
  leastBusy(): number | null {
    const serving = this.ports.filter((port) => port !== null);
    const [first = null] = serving;
    return first && serving.reduce((least, port) => (requestsTo(port) <= requestsTo(least) ? port : least));
  }

  hear(worker: number, port: number): void {
    this.#hearing[worker] = port;
  }

  /** Of one that hears. It may have ended meanwhile. */
  begin(worker: number, port: number): void {
    if (this.#hearing[worker] === port) this.ports[worker] = port;
  }

  end(worker: number): void {
    this.#hearing[worker] = null;
    this.ports[worker] = null;
  }

  endAll(): void {
    this.ports.fill(null);
  }
}
