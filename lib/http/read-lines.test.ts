import { expect, it } from "vitest";
import { readLines } from "./read-lines";

const bytes = new TextEncoder().encode('{"texto":"Piñata"}\n{"texto":" y más"}\n{"fin":true}');

/** Bytes of the text, cut anywhere. */
const cut = (size: number) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let from = 0; from < bytes.length; from += size) controller.enqueue(bytes.slice(from, from + size));
      controller.close();
    },
  });

it.each([1, 2, 7, 13, 1000])("reads lines that come in parts of %i bytes", async (size) => {
  const lines: unknown[] = [];
  for await (const line of readLines(cut(size))) lines.push(line);
  expect(lines).toEqual([{ texto: "Piñata" }, { texto: " y más" }, { fin: true }]);
});

it("throws for a line that was cut off", async () => {
  const read = async () => {
    for await (const line of readLines(new Blob(['{"texto":"a"}\n{"tex']).stream())) void line;
  };
  await expect(read()).rejects.toThrow(SyntaxError);
});
