import type { Attack } from "./attack";
import type { Answer } from "./send";
import type { World } from "./world";

/** Insides in an answer: frames of a stack, files, statements, rows that were refused, settings. */
const INSIDES = [
  /\n\s+at .+:\d+:\d+/,
  /node_modules|\.tsx?:\d+/,
  /syntax error at or near|unterminated quoted|PL\/pgSQL function|SQL function "|Failing row contains/,
  /\b(?:select|update|delete)\b.{1,200}\bfrom\b.{1,200}\bwhere\b/is,
  /PostgresError|ECONNREFUSED|RangeError|TypeError:/,
  /-----BEGIN|postgres(?:ql)?:\/\//,
];

/** @returns what the answer holds that its reader must not see; empty when there is nothing. */
export function leaksIn({ headers, body }: Answer, sent: string, { as = "stranger" }: Attack, world: World): string[] {
  const text = `${JSON.stringify(headers)}\n${body}`;
  const insides = INSIDES.map((pattern) => pattern.exec(text)?.[0]).filter((found) => found !== undefined);
  const secrets = Object.entries(world.secrets).filter(([, value]) => text.includes(value));
  const reader = as === "stranger" ? null : world.people[as].id;
  // Whoever says a text knows it: an answer may repeat it.
  const others = world.privateTexts.filter(
    ({ text: each, of }) => (of === null || of !== reader) && text.includes(each) && !sent.includes(each),
  );
  return [...insides, ...secrets.map(([name]) => `the secret ${name}`), ...others.map((each) => each.text)];
}
