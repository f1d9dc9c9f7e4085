import { expect, it } from "vitest";
import { isSaid, loadMessages, MESSAGES_FILES } from "./sources";

it.each(MESSAGES_FILES)("%s holds no sentence that nobody says", async (file) => {
  const tables = Object.entries(await loadMessages(file)).filter(([, value]) => typeof value === "object");
  const all = tables.flatMap(([name, table]) => Object.keys(table ?? {}).map((key) => [name, key] as const));
  expect(all.filter(([name, key]) => !isSaid(file, name, key)).map((each) => each.join("."))).toEqual([]);
});
