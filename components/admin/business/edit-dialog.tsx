"use client";

import type { ComponentProps, ReactNode } from "react";
import { EditForm } from "./edit-form";
import { RouteDialog } from "./route-dialog";

type EditDialogProps = Pick<ComponentProps<typeof EditForm>, "business" | "standing" | "action"> & {
  children: ReactNode;
};

export function EditDialog({ business, standing, action, children }: EditDialogProps) {
  return (
    <RouteDialog title={business.name}>
      {({ noteDirty, close }) => (
        <div className="grid gap-5">
          {children}
          <EditForm business={business} standing={standing} action={action} onDirty={noteDirty} onSaved={close} />
        </div>
      )}
    </RouteDialog>
  );
}
