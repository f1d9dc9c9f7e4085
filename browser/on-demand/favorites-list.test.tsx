// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FavoritesList } from "@/components/favorites/favorites-list";
import { storeFavorites } from "@/lib/favorites/browser-store";
import type { Favorite } from "@/lib/favorites/favorites";
import { start } from "./favorites-list";

const SUSI: Favorite = {
  ...{ slug: "susi", name: "Tlapalería Susi", category: "Ferretería", address: "Ermita 1" },
  ...{ phone: "55 1234 5678", phoneE164: "+525512345678", coverUrl: "/storage/v1/object/public/portadas/a.webp" },
};
const BARE: Favorite = {
  slug: "otra",
  name: "Otra",
  category: "Abarrotes",
  address: null,
  phone: null,
  phoneE164: null,
  coverUrl: null,
};

const show = () => {
  render(<FavoritesList />);
  start(document.querySelector("[data-script-now]") as HTMLElement);
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it("shows what this browser keeps with all that is known of it, and no more", () => {
  storeFavorites([SUSI, BARE]);
  show();
  expect(screen.queryByText("Aún no guardas negocios")?.closest("[hidden]")).not.toBeNull();
  const [first, second] = screen.getAllByRole("article");
  expect(first?.textContent).toBe("TSTlapalería SusiFerreteríaErmita 1Llamar: 55 1234 5678");
  expect(screen.getByRole("link", { name: "Tlapalería Susi" }).getAttribute("href")).toBe("/negocio/susi");
  expect(screen.getByRole("link", { name: /^Llamar/ }).getAttribute("href")).toBe("tel:+525512345678");
  expect(first?.querySelector("img")?.getAttribute("src")).toBe(SUSI.coverUrl);
  expect(JSON.parse(first?.querySelector("[data-favorito]")?.getAttribute("data-favorito") ?? "")).toEqual(SUSI);
  expect([second?.textContent, second?.querySelectorAll("a, img").length]).toEqual(["OOtraAbarrotes", 1]);
});

it("follows what becomes of it", () => {
  show();
  expect([
    screen.queryAllByRole("article").length,
    screen.getByText("Aún no guardas negocios").closest("[hidden]"),
  ]).toEqual([0, null]);
  storeFavorites([BARE]);
  expect(screen.getAllByRole("article").length).toBe(1);
  storeFavorites([]);
  expect(screen.queryAllByRole("article")).toEqual([]);
});
