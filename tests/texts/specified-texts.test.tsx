import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ACCOUNTS_AND_ADMINISTRATION } from "./accounts-and-administration";
import { AI } from "./ai";
import { DECIDED } from "./decided";
import { OWNER_PANEL } from "./owner-panel";
import { PUBLIC_SIDE } from "./public-side";
import { filesWith, isSaid, loadMessages, wordsOf } from "./sources";
import type { Place } from "./specified-text";

const router = {} as Partial<AppRouterInstance> as AppRouterInstance;

/** Elements in the middle of a sentence are no words. */
const shownBy = (html: string): string => html.replaceAll(/<(?!textarea|input)[^>]*>/g, "").replaceAll("&quot;", '"');

async function wordsAt(place: Place): Promise<string> {
  if ("file" in place) return wordsOf(place.file);
  if ("rendered" in place) {
    return shownBy(renderToStaticMarkup(<AppRouterContext value={router}>{place.rendered()}</AppRouterContext>));
  }
  const { messages, table, key } = place;
  expect(isSaid(messages, table, key), `somebody says ${table}.${key}`).toBe(true);
  const sentences = (await loadMessages(messages))[table] as Readonly<Record<string, unknown>>;
  return String(sentences[key]);
}

describe.each([
  ["the public side", PUBLIC_SIDE],
  ["accounts and the administration", ACCOUNTS_AND_ADMINISTRATION],
  ["the owner panel", OWNER_PANEL],
  ["what a model makes", AI],
])("%s", (_, texts) => {
  it.each(texts)("says «%s»", async (text, place) => {
    expect(await wordsAt(place)).toContain(text);
  });
});

it.each(Object.entries(DECIDED))("«%s» is said nowhere: %s", (text) => {
  expect(filesWith(text)).toEqual([]);
});
