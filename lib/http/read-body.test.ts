import { describe, expect, it } from "vitest";
import { readBodyJson, readBodyText } from "./read-body";

const posted = (body: string, length: string | null) =>
  new Request("http://localhost/", {
    method: "POST",
    body,
    headers: length === null ? {} : { "content-length": length },
  });

describe("a request's body", () => {
  it("is read up to the limit, and not one byte beyond", async () => {
    expect(await readBodyText(posted("hola", "4"), 4)).toBe("hola");
    expect(await readBodyText(posted("hola", "5"), 4)).toBeNull();
  });

  it.each([null, "much", "-"])("that says %j of its length is not read", async (length) => {
    expect(await readBodyJson(posted("{}", length), 100)).toBeNull();
  });

  it.each(["", "{", "undefined"])("of %j is no JSON", async (body) => {
    expect(await readBodyJson(posted(body, String(body.length)), 100)).toBeNull();
  });
});
