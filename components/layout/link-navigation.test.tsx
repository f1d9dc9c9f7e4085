// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { type ComponentProps, Suspense, startTransition, use, useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Link } from "@/components/ui/link";
import { pendingNavigation } from "@/lib/browser/pending-navigation";
import { LinkNavigation } from "./link-navigation";

const push = vi.fn();
const replace = vi.fn();
const router = { push, replace } as Partial<AppRouterInstance> as AppRouterInstance;

const show = (link: Partial<ComponentProps<typeof Link>>) => {
  render(
    <AppRouterContext value={router}>
      <Link href="/cuenta" {...link}>
        <b>Cuenta</b>
      </Link>
      <a href="/negocio/uno/menu.pdf">Menú en PDF</a>
      <LinkNavigation />
    </AppRouterContext>,
  );
};

/** Clicks, and says whether the browser is to follow the link by itself; it does not, for nothing serves here. */
function isLeftToBrowser(name: string, options?: MouseEventInit): boolean {
  let isLeft = false;
  const atLast = (event: MouseEvent) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", atLast, { once: true });
  fireEvent.click(screen.getByRole("link", { name }), options);
  return isLeft;
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe("LinkNavigation", () => {
  it("follows the site's links within the page", () => {
    show({});
    expect(isLeftToBrowser("Cuenta")).toBe(false);
    expect(push).toHaveBeenCalledExactlyOnceWith("/cuenta");
    fireEvent.click(screen.getByText("Cuenta"));
    expect(push).toHaveBeenCalledTimes(2);
    expect(replace).not.toHaveBeenCalled();
  });

  it("leaves no entry in the history where the link says so", () => {
    show({ replace: true });
    expect(isLeftToBrowser("Cuenta")).toBe(false);
    expect(replace).toHaveBeenCalledExactlyOnceWith("/cuenta");
    expect(push).not.toHaveBeenCalled();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "leaves a click to the browser that asks for another tab or a file: %j",
    (options) => {
      show({});
      expect(isLeftToBrowser("Cuenta", options)).toBe(true);
      expect(push).not.toHaveBeenCalled();
    },
  );

  it.each([
    { target: "_blank" },
    { download: "planes.html" },
    { href: "https://example.com/cuenta" },
    { href: "/planes" },
  ])("leaves a link to the browser that leads elsewhere: %j", (link) => {
    show(link);
    expect(isLeftToBrowser("Cuenta")).toBe(true);
    expect(push).not.toHaveBeenCalled();
  });

  it("leaves what is no link of ours to the browser", () => {
    show({});
    expect(isLeftToBrowser("Menú en PDF")).toBe(true);
    expect(push).not.toHaveBeenCalled();
  });

  it("goes nowhere when the link's own handler has done what was to be done", () => {
    show({ onClick: (event) => event.preventDefault() });
    isLeftToBrowser("Cuenta");
    expect(push).not.toHaveBeenCalled();
  });

  it("marks the link until its page is there, and asks for it once", async () => {
    let arrive: () => void = () => undefined;
    const nextPage = new Promise<string>((resolve) => {
      arrive = () => resolve("La página nueva");
    });
    render(<Site nextPage={nextPage} />);
    const link = screen.getByText("Cuenta");
    await act(async () => void fireEvent.click(link));
    expect(link.dataset.pending).toBe("");
    expect(pendingNavigation()).toBe("/cuenta");
    expect(screen.getByText("La página de antes")).toBeDefined();
    await act(async () => void fireEvent.click(link));
    expect(push).toHaveBeenCalledOnce();
    await act(async () => arrive());
    expect(screen.getByText("La página nueva")).toBeDefined();
    expect(link.dataset.pending).toBeUndefined();
    expect(pendingNavigation()).toBeNull();
  });
});

const Page = ({ text }: { text: Promise<string> }) => use(text);

function Site({ nextPage }: { nextPage: Promise<string> }) {
  const [page, setPage] = useState<Promise<string> | null>(null);
  push.mockImplementation(() => startTransition(() => setPage(nextPage)));
  return (
    <AppRouterContext value={router}>
      <Link href="/cuenta">Cuenta</Link>
      <LinkNavigation />
      <Suspense>{page ? <Page text={page} /> : "La página de antes"}</Suspense>
    </AppRouterContext>
  );
}
