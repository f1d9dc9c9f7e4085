"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useUnsavedGuard } from "@/components/business-form/use-unsaved-guard";
import { EditForm } from "./edit-form";

/** Reads anew what was saved; the focus stays at the button. */
export function EditPageForm(props: Omit<ComponentProps<typeof EditForm>, "onSaved" | "onDirty">) {
  const router = useRouter();
  const noteDirty = useUnsavedGuard();
  const place = useRef<HTMLDivElement>(null);
  const { version } = props.business;
  const shown = useRef(version);
  // A form that came back is the same one (`useCarried`), whatever another editor has stored since.
  const [first] = useState(version);

  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    place.current?.querySelector<HTMLElement>("button[type=submit]")?.focus({ preventScroll: true });
  }, [version]);

  return (
    <div ref={place}>
      <EditForm
        key={version === first ? "" : version}
        {...props}
        onDirty={noteDirty}
        onSaved={() => router.refresh()}
      />
    </div>
  );
}
