import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const IMPORTS = /^import [^;]*?from /gms;

/** A file of the application: all of it, and apart what it imports and what it does. */
type Source = { file: string; text: string; imports: string; body: string };

const SOURCES: readonly Source[] = globSync(["{app,browser,components,lib,server}/**/*.{ts,tsx}", "proxy.ts"])
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => {
    const text = readFileSync(file, "utf8");
    return { file, text, imports: text.match(IMPORTS)?.join("\n") ?? "", body: text.replaceAll(IMPORTS, "") };
  });

/** The files that hold sentences and nothing else. */
export const MESSAGES_FILES = SOURCES.map(({ file }) => file)
  .filter((file) => /^lib\/.*messages\.ts$/.test(file))
  .sort();

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:\w\\])\/\/.*/g;

/** Words of a file on one line, without its comments. */
export const wordsOf = (file: string): string =>
  (SOURCES.find((source) => source.file === file)?.text ?? "").replaceAll(COMMENTS, "").replaceAll(/\s+/g, " ");

/** The files of the application that hold a text. */
export const filesWith = (text: string): string[] =>
  SOURCES.filter((source) => source.text.includes(text)).map(({ file }) => file);

/** Places where the application says something, as "file: what it says". */
export const whereSaid = (words: RegExp): string[] =>
  SOURCES.flatMap(({ file, text }) => (text.match(words) ?? []).map((said) => `${file}: ${said}`));

/** Exports of a messages file. */
export const loadMessages = (file: string): Promise<Record<string, unknown>> => import(path.resolve(file));

/** Names in a file for an export of a messages file: its own, or the one under which it is imported. */
function namesIn({ file, imports }: Source, messages: string, name: string): string[] {
  if (file === messages) return [name];
  if (!imports.includes(name)) return [];
  return [...imports.matchAll(RegExp(`\\b${name}(?: as (\\w+))?\\b`, "g"))].map(([, alias]) => alias ?? name);
}

/**
 * True if the application says a sentence: by its key, or, of a table that is asked for any key, by naming the key
 * somewhere. @param messages the file that exports the table.
 */
export function isSaid(messages: string, table: string, key: string): boolean {
  const isNamed = RegExp(`"${key}"|[{,]\\s*${key}\\s*[:,}]`);
  let isAskedForAny = false;
  for (const source of SOURCES) {
    for (const name of namesIn(source, messages, table)) {
      if (RegExp(`\\b${name}(?:\\.${key}\\b|\\["${key}"\\])`).test(source.body)) return true;
      isAskedForAny ||= RegExp(`\\b${name}(?:[[),;]|$)|\\.\\.\\.${name}\\b`, "m").test(source.body);
    }
  }
  return isAskedForAny && SOURCES.some(({ file, text }) => file !== messages && isNamed.test(text));
}
