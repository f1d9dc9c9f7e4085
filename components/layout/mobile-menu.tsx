"use client";

import type { ReactNode } from "react";

type MobileMenuProps = {
  id: string;
  children: ReactNode;
};

/**
 * The phone's menu. The browser opens it (popovertarget), closes it on Escape or a tap outside and returns the focus, also
 * without JavaScript; script only closes it when one of its links is followed, since the header outlives a client navigation.
 */
export function MobileMenu({ id, children }: MobileMenuProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's activation by keyboard is a click too
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for clicks on the links inside
    <div
      id={id}
      popover="auto"
      className="menu-popover"
      onClick={(event) => {
        const isLink = event.target instanceof Element && event.target.closest("a") !== null;
        if (isLink) event.currentTarget.hidePopover();
      }}
    >
      {children}
    </div>
  );
}
