"use client";

import type { ComponentProps } from "react";
import type { FormAction } from "@/lib/forms/form-state";
import { Form, FormAlert } from "./form";
import { useServerForm } from "./use-server-form";

type ActionFormProps = Omit<ComponentProps<typeof Form>, "of" | "initial"> & {
  action: FormAction;
  /** What to say when the server cannot be reached at all. */
  lost: string;
  /** Hidden fields: in such a form nothing is typed. */
  fields: Readonly<Record<string, string>>;
};

/** A button that does something, with what it is about: the action leads on. */
export function ActionForm({ action, lost, fields, children, ...props }: ActionFormProps) {
  const form = useServerForm({ action, first: null, lost });
  return (
    <Form of={form} {...props}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <FormAlert />
    </Form>
  );
}
