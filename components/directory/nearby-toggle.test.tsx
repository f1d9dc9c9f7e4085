// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { afterEach, expect, it, vi } from "vitest";
import { currentToast, dismissErrors } from "@/lib/browser/toasts";
import { NearbyToggle } from "./nearby-toggle";

const router = { replace: vi.fn() } as Partial<AppRouterInstance> as AppRouterInstance;

function askForPosition(getCurrentPosition: Geolocation["getCurrentPosition"]) {
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition } });
  render(
    <AppRouterContext value={router}>
      <NearbyToggle state="off" nearbyHref="/negocios?sort=nearby" usualHref="/negocios" className="" icon={null} />
    </AppRouterContext>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Cerca de mí" }));
}

afterEach(() => {
  cleanup();
  dismissErrors();
  vi.unstubAllGlobals();
});

it("tells of a position that cannot be had as of an error, which outlasts the browser's question, until it can", async () => {
  askForPosition((_, fail) => fail?.({ code: 1 } as GeolocationPositionError));
  await waitFor(() => expect(currentToast()).toMatchObject({ variant: "destructive", durationMs: 8000 }));
  expect(currentToast()?.text).toBe("No se pudo obtener tu ubicación.");
  cleanup();
  askForPosition((succeed) =>
    succeed({ coords: { latitude: 19.35, longitude: -99.06 } } as Partial<GeolocationPosition> as GeolocationPosition),
  );
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/negocios?sort=nearby"));
  expect(currentToast()).toBeNull();
});
