import type { ReactNode } from "react";

/** Place of a text: a sentence of a messages file, a component as it is rendered, or a file that cannot be. */
export type Place =
  | { messages: string; table: string; key: string }
  | { rendered: () => ReactNode }
  /** A page, which asks the database. */
  | { file: string };

/** A text that somebody asked for, as visitors read it, and where it stands. */
export type SpecifiedText = readonly [text: string, place: Place];

/** The places of several sentences of one table: text by key. */
export const sentences = (messages: string, table: string, texts: Readonly<Record<string, string>>): SpecifiedText[] =>
  Object.entries(texts).map(([key, text]) => [text, { messages, table, key }]);

/** Texts of one component. */
export const rendered = (component: () => ReactNode, texts: readonly string[]): SpecifiedText[] =>
  texts.map((text) => [text, { rendered: component }]);

/** Texts of one page. */
export const inFile = (file: string, texts: readonly string[]): SpecifiedText[] =>
  texts.map((text) => [text, { file }]);
