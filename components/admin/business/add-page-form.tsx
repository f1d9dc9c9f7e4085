"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { useUnsavedGuard } from "@/components/business-form/use-unsaved-guard";
import { AddForm } from "./add-form";

/** "Agregar negocio" on its own page: it leads on to the page of what was added. */
export function AddPageForm(props: Omit<ComponentProps<typeof AddForm>, "onSaved" | "onDirty">) {
  const router = useRouter();
  const noteDirty = useUnsavedGuard();
  return <AddForm {...props} onDirty={noteDirty} onSaved={({ path }) => router.push(path.replace(/\?.*/, ""))} />;
}
