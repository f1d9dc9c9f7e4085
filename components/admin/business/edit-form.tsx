"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { BaseVersionFields } from "@/components/business-form/base-version-fields";
import { ConflictNote } from "@/components/business-form/conflict-note";
import { useUnsavedGuard } from "@/components/business-form/use-unsaved-guard";
import { BASE_VERSION_FIELDS } from "@/lib/review/edit-fields";
import type { AdministeredBusiness } from "@/lib/review/edit-mapper";
import type { EditConflict } from "@/lib/review/edit-model";
import { BusinessForm, type BusinessFormProps, RouteDialog } from "./business-form";

type EditFormProps = BusinessFormProps<EditConflict> & { business: AdministeredBusiness };

const EditForm = ({ business, ...props }: EditFormProps) => (
  <BusinessForm
    {...props}
    business={business}
    initial={business.values}
    parts={(state) => ({
      note: state && "conflict" in state && <ConflictNote differences={state.conflict.differences} />,
      fields: (
        <>
          <input type="hidden" name="negocio" value={business.id} />
          <BaseVersionFields names={Object.values(BASE_VERSION_FIELDS)} />
        </>
      ),
      submit: "Guardar cambios",
    })}
    sending="Guardando…"
  />
);

type GivenProps = Omit<EditFormProps, "onSaved" | "onDirty">;

export function EditDialog({ children, ...props }: GivenProps & { children: ReactNode }) {
  return (
    <RouteDialog title={props.business.name}>
      {({ noteDirty, close }) => (
        <div className="grid gap-5">
          {children}
          <EditForm {...props} onDirty={noteDirty} onSaved={close} />
        </div>
      )}
    </RouteDialog>
  );
}

/** Reads anew what was saved; the focus stays at the button. */
export function EditPageForm(props: GivenProps) {
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
