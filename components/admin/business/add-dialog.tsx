"use client";

import type { ComponentProps } from "react";
import { AddForm } from "./add-form";
import { RouteDialog } from "./route-dialog";

export function AddDialog(props: Pick<ComponentProps<typeof AddForm>, "request" | "standing" | "action">) {
  return (
    <RouteDialog title="Agregar negocio">
      {({ noteDirty, close }) => <AddForm {...props} onDirty={noteDirty} onSaved={close} />}
    </RouteDialog>
  );
}
