"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { AddForm } from "./add-form";

/** "Agregar negocio" on its own page: it leads on to the page of what was added. */
export function AddPageForm(props: Omit<ComponentProps<typeof AddForm>, "onSaved">) {
  const router = useRouter();
  return <AddForm {...props} onSaved={({ path }) => router.push(path.replace(/\?.*/, ""))} />;
}
