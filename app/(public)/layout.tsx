import { ClickCounter } from "@/components/businesses/click-counter";
import { PictureFailures } from "@/components/businesses/picture-failures";
import { SiteFrame } from "@/components/layout/site-frame";
import { listContactLinks } from "@/lib/contact/site-contact";
import { env } from "@/lib/env";

export default function PublicLayout({ children }: LayoutProps<"/">) {
  return (
    <>
      <SiteFrame contact={listContactLinks(env())}>{children}</SiteFrame>
      <ClickCounter />
      <PictureFailures />
    </>
  );
}
