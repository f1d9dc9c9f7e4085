import { describe, expect, it } from "vitest";
import { AnswerReader } from "./answer-reader";

const HEAD = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n";

/** Reads the text in parts of so many bytes; after how many bytes the answer had ended. */
function read(text: string, partBytes: number): { reader: AnswerReader; endedAfter: number | null } {
  const reader = new AnswerReader();
  for (let at = 0; at < text.length; at += partBytes) {
    if (reader.push(Buffer.from(text.slice(at, at + partBytes)))) return { reader, endedAfter: at + partBytes };
  }
  return { reader, endedAfter: null };
}

describe.each([1, 7, 10_000])("an answer in parts of %i bytes", (partBytes) => {
  it.each([
    ["with its length", `${HEAD}Content-Length: 11\r\n\r\nhello world`, 200, 11],
    [
      "in chunks",
      `${HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n10\r\n0123456789abcdef\r\n0\r\n\r\n`,
      200,
      21,
    ],
    ["without a body", "HTTP/1.1 304 Not Modified\r\nContent-Length: 700\r\n\r\n", 304, 0],
    ["with an empty body", `${HEAD}content-length: 0\r\n\r\n`, 200, 0],
  ])("%s ends where it ends", (_name, text, status, bytes) => {
    const { reader, endedAfter } = read(text, partBytes);
    expect(endedAfter).toBeGreaterThanOrEqual(text.length);
    expect(endedAfter).toBeLessThan(text.length + partBytes);
    expect(reader).toMatchObject({ status, bytes });
  });
});

it("is not over before its end", () => {
  expect(read(`${HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n`, 3).endedAfter).toBeNull();
  expect(read(`${HEAD}Content-Length: 12\r\n\r\nhello world`, 3).endedAfter).toBeNull();
});

it("says that the server ends the connection", () => {
  expect(read(`${HEAD}Connection: close\r\nContent-Length: 0\r\n\r\n`, 100).reader.isLast).toBe(true);
  expect(read(`${HEAD}Connection: keep-alive\r\nContent-Length: 0\r\n\r\n`, 100).reader.isLast).toBe(false);
});
