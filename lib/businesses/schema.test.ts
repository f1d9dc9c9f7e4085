import { describe, expect, it } from "vitest";
import { INVALID } from "./field-messages";
import { businessSchema } from "./schema";

const ID = "dQw4w9WgXcQ";

const outcome = (name: "menu" | "video", typed: string): string | null | undefined => {
  const { data, error } = businessSchema([name], "premium").safeParse({ [name]: typed });
  return error ? error.issues.map(({ message }) => message).join() : data?.[name];
};

describe("the link of a menu", () => {
  it.each([
    ["https://fonda.mx/menu", "https://fonda.mx/menu"],
    ["http://fonda.mx/menu", "https://fonda.mx/menu"],
    ["fonda.mx", "https://fonda.mx/"],
    ["Fonda.com.mx", "https://fonda.com.mx/"],
    ["fonda.mx/menú", "https://fonda.mx/men%C3%BA"],
    ["fonda.mx:8080/menu", "https://fonda.mx:8080/menu"],
    ["fonda.mx?mesa=1", "https://fonda.mx/?mesa=1"],
    ["www.fonda.mx", "https://www.fonda.mx/"],
    ["menu.link/fonda", "https://menu.link/fonda"],
    [" drive.google.com/open?id=1AbCdEfGhIjK \n", "https://drive.google.com/open?id=1AbCdEfGhIjK"],
  ])("%j is kept as %j", (typed, kept) => {
    expect(outcome("menu", typed)).toBe(kept);
  });

  it.each([
    "javascript:alert(1)",
    "JavaScript://fonda.mx/%0aalert(1)",
    "data:text/html,x",
    "ftp://fonda.mx/menu",
    "file:///menu.pdf",
    "blob:https://fonda.mx/1",
    "mailto:fonda@fonda.mx",
    "whatsapp://send?text=menu",
    "intent://fonda.mx#Intent;end",
    "https://",
    "https://localhost/menu.pdf",
    "https://ana:clave@fonda.mx/menu.pdf",
    "http://127.0.0.1/menu",
  ])("%j is none, and is refused", (typed) => {
    expect(outcome("menu", typed)).toBe(INVALID.menu);
  });

  it.each([
    "Tacos $15",
    "Tacos:$15",
    "Café:20",
    "TACOS:",
    "Sr.Taco",
    "Pastor....18",
    "2x1",
    "Pide en https://fonda.mx hoy",
    "Tacos $15\nftp://fonda.mx",
    "Data: Datiles $20",
  ])("%j is none, and is a menu", (typed) => {
    expect(outcome("menu", typed)).toBe(typed);
  });
});

describe("the link of a video", () => {
  it.each([
    `https://youtu.be/${ID}`,
    `youtu.be/${ID}`,
    `youtube.com/watch?v=${ID}`,
    `m.youtube.com/watch?v=${ID}`,
    `www.youtube.com/shorts/${ID}`,
    `youtube-nocookie.com/embed/${ID}`,
    `Mira: https://youtu.be/${ID}`,
    `Mira:https://youtu.be/${ID}`,
  ])("%j is one", (typed) => {
    expect(outcome("video", typed)).toBe(ID);
  });

  it.each([
    `ftp://www.youtube.com/watch?v=${ID}`,
    `javascript:location='https://youtu.be/${ID}'`,
    `vnd.youtube://www.youtube.com/watch?v=${ID}`,
    `data:text/html,https://youtu.be/${ID}`,
    `https://evil.example/?u=https://youtu.be/${ID}`,
    "https://vimeo.com/1",
    "mi video",
  ])("%j is none, and is refused", (typed) => {
    expect(outcome("video", typed)).toBe(INVALID.video);
  });
});

it.each(["menu", "video"] as const)("a hostile %s is read in one pass", (name) => {
  for (const typed of ["a".repeat(20_000), "a.".repeat(10_000), "a:".repeat(10_000), `${"a".repeat(19_990)}://`]) {
    expect(outcome(name, typed)).toBeDefined();
  }
});
