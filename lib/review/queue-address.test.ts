import { expect, it } from "vitest";
import { parseQueueQuery, type QueueQuery, queueValues } from "./queue-address";

const ID = "10000000-0000-4000-8000-000000000001";
const NOTHING: QueueQuery = { kind: null, term: "", after: null, open: null };
const parse = (query: string) => {
  const read = new URLSearchParams(query);
  return parseQueueQuery((name) => read.get(name) ?? "");
};

it.each<[string, Partial<QueueQuery>]>([
  ["", {}],
  ["tipo=reclamo", { kind: "reclamo" }],
  ["tipo=invento", {}],
  ["q=+taller+", { term: "taller" }],
  [`siguiente=cambio.${ID}`, { open: { kind: "cambio", id: ID } }],
  [`siguiente=negocio.${ID}`, {}],
  ["siguiente=cambio.1", {}],
  [
    `tras=1~2026-01-02T03:04:05.123456%2B00:00~${ID}`,
    { after: { isFree: true, since: "2026-01-02T03:04:05.123456+00:00", id: ID } },
  ],
  [`tras=2~2026-01-02T03:04:05Z~${ID}`, {}],
  [`tras=1~ayer~${ID}`, {}],
  ["tras=1", {}],
])("%s is a page of the queue, whatever it holds", (query, expected) => {
  const read = parse(query);
  expect(read).toEqual({ ...NOTHING, ...expected });
  // And back.
  const values = Object.entries(queueValues(read)).filter((entry): entry is [string, string] => !!entry[1]);
  expect(parse(new URLSearchParams(values).toString())).toEqual(read);
});
