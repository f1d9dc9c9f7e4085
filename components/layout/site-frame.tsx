import type { ReactNode } from "react";
import type { ContactLink } from "@/lib/contact/site-contact";
import { PanelFooter } from "./panel-footer";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { MAIN_CONTENT_ID } from "./skip-link";

type SiteFrameProps = {
  contact: readonly ContactLink[];
  isPanel?: boolean;
  children: ReactNode;
};

export function SiteFrame({ contact, isPanel = false, children }: SiteFrameProps) {
  const frame = (
    <>
      <SiteHeader />
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {isPanel ? <PanelFooter /> : <SiteFooter contact={contact} />}
    </>
  );
  return isPanel ? <div className="contents [--page-width:80rem]">{frame}</div> : frame;
}
