"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { useUnsavedGuard } from "@/components/business-form/use-unsaved-guard";
import { AddForm } from "./add-form";

export function AddPageForm(props: Omit<ComponentProps<typeof AddForm>, "onSaved" | "onDirty">) {
  const router = useRouter();
  const noteDirty = useUnsavedGuard();
  return <AddForm {...props} onDirty={noteDirty} onSaved={({ path }) => router.push(path.replace(/\?.*/, ""))} />;
}
