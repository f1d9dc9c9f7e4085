import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { LIMITS } from "./limits";

/** Answers a connection's requests one by one: later ones would wait in memory, deaf to a leaving visitor. Too many ahead end it. */
export function inTurn(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: number): number => {
    const number = (waiting.get(socket) ?? 0) + change;
    waiting.set(socket, number);
    return number;
  };
  return (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (socket.destroyed) return;
    // Node gives a response the connection when those before it have been sent.
    if (response.socket) return void answer(request, response);
    if (count(socket, 1) > LIMITS.requestsAhead) return void socket.destroy();
    response.once("socket", () => {
      count(socket, -1);
      setImmediate(() => {
        if (!socket.destroyed) answer(request, response);
      });
    });
  };
}
