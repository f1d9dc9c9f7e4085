// Ours alone: the mail server and mailbox of the embedded backend.
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Mailer, openMailer, toSmtpFailure } from "@/lib/mail/server/smtp";
import { mailsTo } from "@/tests/support/backend-mails";
import { aMailAddress, openTarget, type Target } from "@/tests/support/backend-target";
import { startScratchBackend } from "@/tests/support/scratch-backend";

const FROM = "avisos@example.org";
const words = { subject: "Recibo de tu pago · ñandú", text: "Hola:\n\nQué bien.\n.\nFin\n", html: "<p>¡Qué bien!</p>" };

let target: Target;
let mailer: Mailer;
const smtpUrl = () => target.embedded?.smtpUrl ?? "";

beforeAll(async () => {
  target = await openTarget();
  mailer = openMailer({ smtpUrl: smtpUrl(), from: FROM });
});
afterAll(async () => {
  mailer?.close();
  await target?.close();
});

/** One that takes whatever it is told, and keeps it as it came. */
async function aMailServer() {
  let received = "";
  const server = createServer((socket) => {
    socket.write("220 hola\r\n");
    let isLetter = false;
    socket.setEncoding("utf8").on("data", (part: string) => {
      received += part;
      if (isLetter && !received.endsWith("\r\n.\r\n")) return;
      isLetter = !isLetter && part.startsWith("DATA");
      socket.write(isLetter ? "354 adelante\r\n" : "250 bien\r\n");
    });
    socket.on("error", () => undefined);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received: () => received };
}

const failureOf = async (attempt: Promise<unknown>) =>
  toSmtpFailure(
    await attempt.then(
      () => null,
      (error) => error,
    ),
  );

describe("the mail server of the embedded backend", () => {
  it("delivers to the mailbox what the application's mailer sends", async () => {
    const to = aMailAddress();
    await mailer.verify();
    await mailer.send({ id: 1, to, ...words });
    const [mail] = await mailsTo(target, to);
    expect(mail).toMatchObject({ to, subject: words.subject });
    expect(mail?.text.trim()).toBe(words.text.trim());
    expect(mail?.html.trim()).toBe(words.html);
  });

  it.each([
    "a@example.com, b@example.com",
    "a@example.com\r\nRCPT TO:<b@example.com>",
    "Ana <a@example.com>",
    "a@example.com;b@example.com",
    "",
  ])("gets nothing for the address %j, which is not one", async (to) => {
    await expect(mailer.send({ id: 2, to, ...words })).rejects.toThrow();
    expect(await mailsTo(target, "b@example.com")).toEqual([]);
    expect(await mailsTo(target, "a@example.com")).toEqual([]);
  });

  it("says where answers go, where somebody reads them", async () => {
    for (const replyTo of ["hola@example.org", null]) {
      const { url, received } = await aMailServer();
      const other = openMailer({ smtpUrl: url, from: FROM, replyTo });
      await other.send({ id: 4, to: "ana@example.com", ...words });
      other.close();
      expect(/^Reply-To: .*<(.*)>\r$/m.exec(received())?.[1] ?? null).toBe(replyTo);
    }
  });

  it("says how to unsubscribe by one request, where one can (RFC 8058)", async () => {
    const oneClickUrl = "https://iztapalapa.example/api/suscripcion?t=abc";
    for (const url of [oneClickUrl, null]) {
      const server = await aMailServer();
      const other = openMailer({ smtpUrl: server.url, from: FROM });
      await other.send({ id: 5, to: "ana@example.com", ...words, oneClickUrl: url });
      other.close();
      const header = (name: string) => new RegExp(`^${name}: (.*)\\r$`, "m").exec(server.received())?.[1] ?? null;
      expect(header("List-Unsubscribe")).toBe(url && `<${url}>`);
      expect(header("List-Unsubscribe-Post")).toBe(url && "List-Unsubscribe=One-Click");
    }
  });

  it("shows its mailbox to the holder of the token alone, newest first", async () => {
    const to = aMailAddress();
    for (const subject of ["Primero", "Segundo"]) await mailer.send({ id: 6, to, ...words, subject });
    expect((await mailsTo(target, to)).map(({ subject }) => subject)).toEqual(["Segundo", "Primero"]);
    for (const authorization of ["", "Bearer x", `Bearer ${target.secretKey}`]) {
      expect((await fetch(`${target.url}/mailbox`, { headers: { authorization } })).status).toBe(404);
    }
  });

  it("keeps a subject from becoming a header", async () => {
    const to = aMailAddress();
    await mailer.send({ id: 3, to, ...words, subject: "Hola\r\nBcc: otra@example.com" });
    expect(await mailsTo(target, "otra@example.com")).toEqual([]);
    expect(await mailsTo(target, to)).toHaveLength(1);
  });

  it("takes nothing without its password, and says which failure that is", async () => {
    const wrong = new URL(smtpUrl());
    wrong.password = "otra";
    const stranger = openMailer({ smtpUrl: wrong.href, from: FROM });
    expect(await failureOf(stranger.verify())).toEqual({ code: "EAUTH", status: 535 });
    expect((await failureOf(stranger.send({ id: 4, to: aMailAddress(), ...words }))).code).toBe("EAUTH");
    stranger.close();
  });

  it("is told no password unencrypted under an address that is not this machine's own", async () => {
    const elsewhere = Object.assign(new URL(smtpUrl()), { hostname: "0.0.0.0" });
    const stranger = openMailer({ smtpUrl: elsewhere.href, from: FROM });
    expect((await failureOf(stranger.verify())).code).toBe("ETLS");
    stranger.close();
  });

  it("refuses what is too big, and goes on", async () => {
    const to = aMailAddress();
    const failure = await failureOf(mailer.send({ id: 5, to, ...words, text: "x".repeat(1_500_000) }));
    expect(failure.status).toBe(552);
    await mailer.send({ id: 6, to, ...words });
    expect(await mailsTo(target, to)).toHaveLength(1);
  });

  it("survives a client that breaks off", async () => {
    const { port } = new URL(smtpUrl());
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), "127.0.0.1", () => socket.write("EHLO x\r\nAUTH PLAIN\r\n"));
      socket.once("data", () => socket.resetAndDestroy());
      socket.once("close", () => resolve());
    });
    await mailer.verify();
  });

  it("is gone with the backend, which the mailer says without a recipient", async () => {
    const backend = await startScratchBackend();
    const orphan = openMailer({ smtpUrl: backend.smtpUrl, from: FROM });
    await orphan.verify();
    await backend.stop();
    expect((await failureOf(orphan.verify())).code).toMatch(/^E/);
    orphan.close();
  });
});
