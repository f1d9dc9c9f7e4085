"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, use } from "react";
import { Form, FormAlert } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { currentToast, dismissToast, showToast } from "@/lib/browser/toasts";
import { formFailure } from "@/lib/forms/form-state";
import { PANEL_MESSAGES } from "@/lib/owner/messages";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { type PicturesAction, type PicturesState, type PictureUndo, undoFields } from "@/lib/owner/picture-state";

type ActionName = "send" | "remove" | "restore" | "order";
type Fields = Readonly<Record<string, string>>;

type Editor = {
  businessId: string;
  businessName: string;
  actions: Readonly<Record<ActionName, PicturesAction>>;
};

type PicturesContext = Editor & {
  post: (action: ActionName, fields: Fields) => Promise<PicturesState>;
  tell: (message: string, undo: PictureUndo | null) => void;
  /** True if the picture is back; otherwise the owner has been told. */
  bringBack: (undo: PictureUndo) => Promise<boolean>;
};

const Context = createContext<PicturesContext | null>(null);

export function usePictures(): PicturesContext {
  const context = use(Context);
  if (!context) throw new Error("A picture's editor stands in PicturesEditor");
  return context;
}

export function PicturesEditor({ children, ...editor }: Editor & { children: ReactNode }) {
  const router = useRouter();

  function post(action: ActionName, fields: Fields): Promise<PicturesState> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ [BUSINESS_ID_FIELD]: editor.businessId, ...fields })) {
      form.set(name, value);
    }
    return editor.actions[action](form).catch(() => formFailure(PANEL_MESSAGES.lost));
  }

  function tell(message: string, undo: PictureUndo | null): void {
    const action = undo ? { label: "Deshacer", run: () => void bringBack(undo) } : undefined;
    // News that can be taken back do not wait behind those that cannot.
    for (let shown = currentToast(); action && shown && !shown.action; shown = currentToast()) dismissToast(shown.id);
    showToast({ title: "Aviso", text: message, ...(action && { action }) });
    router.refresh();
  }

  async function bringBack(undo: PictureUndo): Promise<boolean> {
    const state = await post("restore", undoFields(undo));
    if (state.kind === "changed") {
      tell(state.message, null);
      return true;
    }
    showToast({
      title: "Aviso",
      text: state.message,
      variant: "destructive",
      ...{ action: { label: "Reintentar", run: () => void bringBack(undo) } },
    });
    return false;
  }

  return <Context value={{ ...editor, post, tell, bringBack }}>{children}</Context>;
}

type PictureFormProps = {
  action: ActionName;
  fields: Fields;
  onDone?: PicturesContext["tell"];
  className?: string;
  children: ReactNode;
};

export function PictureForm({ action, fields, onDone, className, children }: PictureFormProps) {
  const { businessId, actions, tell } = usePictures();
  const form = useServerForm({
    action: actions[action],
    lost: PANEL_MESSAGES.lost,
    onState: (state) => state.kind === "changed" && (onDone ?? tell)(state.message, state.undo),
  });
  return (
    <Form of={form} className={className}>
      {Object.entries({ [BUSINESS_ID_FIELD]: businessId, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <FormAlert />
    </Form>
  );
}
