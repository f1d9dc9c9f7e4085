"use client";

import type { ComponentProps } from "react";
import type { FormAction } from "@/lib/forms/form-state";
import { Form, FormAlert } from "./form";
import { useServerForm } from "./use-server-form";

type ActionFormProps = Omit<ComponentProps<typeof Form>, "of" | "initial"> & {
  action: FormAction;
  lost: string;
  fields: Readonly<Record<string, string>>;
};

export function ActionForm({ action, lost, fields, children, ...props }: ActionFormProps) {
  const form = useServerForm({ action, lost });
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
