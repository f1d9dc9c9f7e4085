// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { EmbedOnTap } from "@/components/business-page/embed-on-tap";
import { start } from "./embed";

// The document of these tests loads no frames, and says so.
vi.spyOn(window.console, "error").mockImplementation(() => undefined);
afterEach(cleanup);
// Where it leads is nobody's matter here.
const isLeftToBrowser = (link: HTMLElement, keys: MouseEventInit = {}): boolean => {
  let isLeft = false;
  const atLast = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", atLast, { once: true });
  fireEvent.click(link, keys);
  return isLeft;
};

function show(): HTMLElement {
  const looks = { closedClassName: "closed", openClassName: "open" };
  render(
    <EmbedOnTap href="https://maps.example/a" embedUrl="https://maps.example/embed" title="Mapa" {...looks}>
      Ver mapa
    </EmbedOnTap>,
  );
  const link = screen.getByRole("link");
  start(link);
  return link;
}

it("shows the frame in the place of its link, and puts the focus there", () => {
  const link = show();
  expect(screen.queryByTitle("Mapa")).toBeNull();
  expect(isLeftToBrowser(link)).toBe(false);
  const frame = screen.getByTitle<HTMLIFrameElement>("Mapa");
  expect([frame.src, frame.className, link.hidden]).toEqual(["https://maps.example/embed", "open", true]);
  expect(document.activeElement).toBe(frame);
});

it.each(["ctrlKey", "metaKey", "shiftKey"])("leaves a click with %s to the browser", (key) => {
  expect(isLeftToBrowser(show(), { [key]: true })).toBe(true);
  expect(screen.queryByTitle("Mapa")).toBeNull();
});
