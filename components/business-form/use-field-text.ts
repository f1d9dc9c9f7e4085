import { useCallback, useState } from "react";
import { useFormContext } from "@/components/ui/form/form";

/** Text of a field, which follows what comes back with the form while nobody has changed it. */
export function useFieldText(name: string) {
  const given = useFormContext().values[name] ?? "";
  const [state, setState] = useState({ given, text: given });
  if (state.given !== given) setState({ given, text: state.text === state.given ? given : state.text });
  const setText = useCallback((text: string) => setState((before) => ({ ...before, text })), []);
  return { text: state.text, isChanged: state.text !== given, setText };
}

/** The form hears a change that a script has made as if it was typed. */
export const announceInput = (field: HTMLElement | null): boolean | undefined =>
  field?.dispatchEvent(new Event("input", { bubbles: true }));
