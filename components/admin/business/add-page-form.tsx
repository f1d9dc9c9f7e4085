"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { AddForm } from "./add-form";
import { useUnsavedGuard } from "./use-unsaved-guard";

/** "Agregar negocio" on its own page: it leads on to the page of what was added. */
export function AddPageForm(props: Omit<ComponentProps<typeof AddForm>, "onSaved" | "onDirty">) {
  const router = useRouter();
  const noteDirty = useUnsavedGuard();
  return <AddForm {...props} onDirty={noteDirty} onSaved={({ path }) => router.push(path.replace(/\?.*/, ""))} />;
}
