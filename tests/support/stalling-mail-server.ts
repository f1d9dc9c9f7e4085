import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** Step at which it says nothing more; "none": it takes mails. */
type Stall = "greeting" | "hello" | "data" | "none";

const REPLIES: readonly (readonly [command: RegExp, reply: string])[] = [
  [/^(EHLO|HELO) /i, "250 stand-in"],
  [/^(MAIL|RCPT) /i, "250 ok"],
  [/^QUIT/i, "221 bye"],
];

/** A mail server that takes connections and then falls silent, wherever it is told to. */
export async function startStallingMailServer() {
  const open = new Set<Socket>();
  const received: string[] = [];
  const state = { stall: "none" as Stall };
  const server = createServer((socket) => {
    open.add(socket);
    socket.setEncoding("utf8").on("error", () => socket.destroy());
    socket.on("close", () => open.delete(socket));
    if (state.stall === "greeting") return;
    socket.write("220 stand-in\r\n");
    let text = "";
    let isData = false;
    socket.on("data", (part) => {
      text += part;
      for (;;) {
        const end = isData ? "\r\n.\r\n" : "\r\n";
        const at = text.indexOf(end);
        if (at < 0) return;
        const whole = text.slice(0, at);
        text = text.slice(at + end.length);
        if (isData) {
          received.push(whole);
          isData = false;
          if (state.stall !== "data") socket.write("250 taken\r\n");
        } else if (/^DATA/i.test(whole)) {
          isData = true;
          socket.write("354 go on\r\n");
        } else if (state.stall !== "hello") {
          const [, reply = "500 what"] = REPLIES.find(([command]) => command.test(whole)) ?? [];
          socket.write(`${reply}\r\n`);
        }
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    state,
    /** Mails that came whole, answered or not. */
    received,
    connections: () => open.size,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
