import net from "node:net";
import { AnswerReader } from "./answer-reader";

export type Answer = { status: number; bytes: number };

const TIMEOUT_MS = 120_000;
/** Of what got no answer: the connection was refused, cut, or silent for too long. */
const NO_ANSWER = 0;

/** One kept connection (HTTP/1.1, no pipelining) to a port of this machine, which is opened anew when it has ended. */
export class Connection {
  readonly #port: number;
  readonly #localAddress: string | undefined;
  #socket: net.Socket | null = null;
  #reader = new AnswerReader();
  #onAnswer: ((answer: Answer) => void) | null = null;

  constructor(port: number, localAddress?: string) {
    this.#port = port;
    this.#localAddress = localAddress;
  }

  /** Sends a whole request; to be called again only after its answer. */
  ask(request: Buffer, onAnswer: (answer: Answer) => void): void {
    this.#onAnswer = onAnswer;
    this.#reader = new AnswerReader();
    this.#socket ??= this.#open();
    this.#socket.write(request);
  }

  close(): void {
    this.#socket?.destroy();
  }

  #open(): net.Socket {
    const socket = net.connect({ port: this.#port, host: "127.0.0.1", localAddress: this.#localAddress });
    socket.setNoDelay(true);
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on("data", (chunk) => {
      if (!this.#reader.push(chunk)) return;
      if (this.#reader.isLast) this.#leave(socket);
      this.#answer({ status: this.#reader.status, bytes: this.#reader.bytes });
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#answer({ status: NO_ANSWER, bytes: 0 });
    });
    return socket;
  }

  #leave(socket: net.Socket): void {
    this.#socket = null;
    socket.destroy();
  }

  #answer(answer: Answer): void {
    const onAnswer = this.#onAnswer;
    this.#onAnswer = null;
    onAnswer?.(answer);
  }
}
