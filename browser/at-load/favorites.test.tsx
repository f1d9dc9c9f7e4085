// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FavoriteButton } from "@/components/favorites/favorite-button";
import { FavoritesCount } from "@/components/favorites/favorites-count";
import { currentToast, dismissToast } from "@/lib/browser/toasts";
import { currentFavorites, storeFavorites } from "@/lib/favorites/browser-store";
import type { Favorite } from "@/lib/favorites/favorites";
import { keepFavorites } from "./favorites";

const SUSI: Favorite = {
  ...{ slug: "susi", name: "Tlapalería «Susi»", category: "Hogar", coverUrl: null },
  ...{ phone: "55 1234 5678", phoneE164: "+525512345678", address: null },
};
const OTHER: Favorite = { ...SUSI, slug: "otra", name: "Otra" };

keepFavorites();

/** Hearts and the count, once the page script has seen them. */
async function show(...favorites: readonly Favorite[]) {
  const { container } = render(
    <>
      <FavoritesCount />
      {favorites.map((favorite) => (
        <FavoriteButton key={favorite.slug} favorite={favorite} />
      ))}
    </>,
  );
  await vi.waitFor(() => expect(screen.getAllByRole("button", { name: /^Guardar .+ en favoritos$/ })));
  return { count: () => container.querySelector("[data-favoritos]")?.getAttribute("data-numero") ?? null };
}

const heart = (name: string) => screen.getByRole("button", { name: `Guardar ${name} en favoritos` });
const isPressed = (name: string) => heart(name).getAttribute("aria-pressed");

beforeEach(() => {
  localStorage.clear();
  for (let toast = currentToast(); toast; toast = currentToast()) dismissToast(toast.id);
});

describe("a heart", () => {
  it("keeps its business and says so, and lets it go again without a word", async () => {
    const { count } = await show(SUSI, OTHER);
    expect([isPressed(SUSI.name), count()]).toEqual(["false", null]);
    fireEvent.click(heart(SUSI.name));
    expect(currentFavorites()).toEqual([SUSI]);
    expect([isPressed(SUSI.name), isPressed(OTHER.name), count()]).toEqual(["true", "false", "1"]);
    expect(currentToast()?.title).toBe("Guardado en favoritos");
    dismissToast(currentToast()?.id ?? 0);
    fireEvent.click(heart(SUSI.name));
    expect(currentFavorites()).toEqual([]);
    expect([isPressed(SUSI.name), count(), currentToast()]).toEqual(["false", null, null]);
  });

  it("is set where its business is kept, and follows what another tab does", async () => {
    storeFavorites([SUSI]);
    const { count } = await show(SUSI);
    expect([isPressed(SUSI.name), count()]).toEqual(["true", "1"]);
    localStorage.clear();
    fireEvent(window, new Event("storage"));
    expect([isPressed(SUSI.name), count()]).toEqual(["false", null]);
  });

  it("takes over what has changed of a business that is kept", async () => {
    storeFavorites([{ ...SUSI, phone: "55 0000 0000" }]);
    await show(SUSI);
    expect(currentFavorites()).toEqual([SUSI]);
  });

  it("says that a browser keeps nothing", async () => {
    await show(SUSI);
    vi.stubGlobal("localStorage", { getItem: () => null });
    fireEvent.click(heart(SUSI.name));
    vi.unstubAllGlobals();
    expect(currentToast()).toMatchObject({ title: "No se pudo guardar", variant: "destructive" });
    expect(isPressed(SUSI.name)).toBe("false");
  });
});
