"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { AddressFields } from "@/components/business-form/address-fields";
import { PinField } from "@/components/business-form/pin-field";
import { SectionFields } from "@/components/business-form/section-fields";
import { buttonVariants } from "@/components/ui/button";
import { TextField } from "@/components/ui/form/field";
import { Form, FormAlert, HoneypotField, useFormContext } from "@/components/ui/form/form";
import { PictureField } from "@/components/ui/form/picture-field";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { writePersonal } from "@/lib/auth/personal-storage";
import { STORAGE_KEYS } from "@/lib/auth/storage-keys";
import { showToast } from "@/lib/browser/toasts";
import { BUSINESS_FIELDS } from "@/lib/businesses/fields";
import { formFailure } from "@/lib/forms/form-state";
import { PAGE_FORM_BYTES, PICTURE_FORM_BYTES } from "@/lib/http/body-limits";
import { MESSAGES as COMMON } from "@/lib/messages";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { DETAIL_SECTIONS, type FieldValues, IS_NEW_FIELD, REQUEST_FIELD, readValues } from "@/lib/registration/fields";
import { FIELD_LIMITS, GALLERY_PICTURES_PER_FORM } from "@/lib/registration/limits";
import { REGISTRATION_MESSAGES as MESSAGES } from "@/lib/registration/messages";
import type { RegistrationAction } from "@/lib/registration/model";
import { routes } from "@/lib/routes";
import { forgetDraft, restoreDraft, saveDraft } from "./draft";
import { MatchesAsked, MatchesPanel, useMatches } from "./matches-panel";
import { withSmallPictures } from "./shrink-picture";
import { SubmitBar } from "./submit-bar";

function RestoredNote({ onForget }: { onForget: () => void }) {
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-2 rounded-field bg-sand px-4 py-2">
      <p className="text-sm">Recuperamos lo que habías escrito en este dispositivo. Las imágenes se eligen de nuevo.</p>
      <button type="button" onClick={onForget} className={buttonVariants({ variant: "link", size: "sm" })}>
        Empezar de cero
      </button>
    </div>
  );
}

function RequestField({ request }: { request: string }) {
  const { values } = useFormContext();
  return <input type="hidden" name={REQUEST_FIELD} defaultValue={values[REQUEST_FIELD] ?? request} />;
}

type PlanPicturesProps = {
  plan: Plan;
  /** The page came back: a browser does not keep pictures. */
  isAskedAgain: boolean;
};

function PlanPictures({ plan, isAskedAgain }: PlanPicturesProps) {
  const most = PLANS[plan].limits.galleryUpload;
  const kept = isAskedAgain
    ? "Vuelve a elegirla: el navegador no la guarda."
    : "Si recargas la página, tendrás que elegirla de nuevo.";
  return (
    <>
      <PictureField name="imagen" label={plan === "free" ? "Imagen" : BUSINESS_FIELDS.imagen.label} hint={kept} />
      <PictureField name="logo" label={BUSINESS_FIELDS.logo.label} hint={kept} />
      {most !== 0 && (
        <PictureField
          name="galeria"
          label={BUSINESS_FIELDS.galeria.label}
          hint={`${most > GALLERY_PICTURES_PER_FORM ? `Hasta ${GALLERY_PICTURES_PER_FORM} fotos ahora; las demás, en «Mi negocio».` : `Hasta ${most} fotos.`} ${kept}`}
          isMultiple
        />
      )}
    </>
  );
}

type OwnerEmailFieldProps = {
  email: string | null;
  isSignedIn: boolean;
  returnTo: string;
};

/** Account that may manage the business: the signed-in one, or whoever confirms this address later. */
function OwnerEmailField({ email, isSignedIn, returnTo }: OwnerEmailFieldProps) {
  if (isSignedIn)
    return (
      <p className="rounded-field bg-sand px-4 py-3 text-sm">
        Tu negocio queda ligado a tu cuenta{email && <span className="wrap-anywhere font-semibold"> {email}</span>}.
      </p>
    );
  return (
    <TextField
      name="correo"
      defaultValue={email ?? ""}
      isOptional
      label="Correo para administrar tu negocio"
      hint={
        <>
          No se publica. Entra después con él y el negocio será tuyo. ¿Ya tienes cuenta?{" "}
          <a href={routes.login({ redirect: returnTo })} className="text-link inline-flex min-h-6 items-center">
            Inicia sesión
          </a>
          ; lo que escribiste se queda aquí.
        </>
      }
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxCharacters={FIELD_LIMITS.email}
    />
  );
}

type RegistrationFormProps = {
  plan: Plan;
  /** Sent twice, the form makes one business. */
  request: string;
  email: string | null;
  userId: string | null;
  neighborhoods: readonly string[];
  action: RegistrationAction;
};

/** The server takes no more, and would not even say so before all of it has travelled. */
const isTooHeavy = (form: FormData): boolean =>
  [...form.values()].reduce((bytes, value) => bytes + (value instanceof File ? value.size : 0), 0) >
  PICTURE_FORM_BYTES - PAGE_FORM_BYTES;

export function RegistrationForm({ plan, request, email, userId, neighborhoods, action }: RegistrationFormProps) {
  const router = useRouter();
  const [typed, setTyped] = useState<FieldValues>({});
  const [isRestored, setIsRestored] = useState(false);
  const similar = useMatches({ name: typed.nombre ?? "", phone: typed.telefono ?? "" });
  const form = useServerForm({
    action,
    lost: MESSAGES.failed,
    async send(sent) {
      saveDraft(sent);
      // A visitor with the resembling listings on the screen has seen them.
      if (similar !== null) sent.set(IS_NEW_FIELD, "1");
      const small = await withSmallPictures(sent);
      return isTooHeavy(small) ? formFailure(COMMON.picturesTooLarge) : action(small);
    },
    onState(state) {
      if (state.kind !== "done") return;
      forgetDraft();
      // That page says it itself.
      if (state.path !== routes.registeredFree()) showToast({ title: MESSAGES.doneTitle, text: MESSAGES.done });
      router.push(state.path);
    },
  });
  const { state } = form;
  const returnTo = routes.register(plan);
  const element = form.form.ref;
  const asked = state?.kind === "matches" ? state.matches : null;

  useEffect(() => {
    if (!element.current) return;
    writePersonal(STORAGE_KEYS.plan, plan);
    writePersonal(STORAGE_KEYS.userId, userId ?? "");
    setIsRestored(restoreDraft(element.current));
    setTyped(readValues(new FormData(element.current)));
  }, [element, plan, userId]);

  return (
    <Form
      of={form}
      onInput={(event) => {
        const now = new FormData(event.currentTarget);
        setTyped(readValues(now));
        saveDraft(now);
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 [&_:is(input,select,textarea)]:scroll-mb-40"
    >
      <FormAlert>{form.carried && <p>{MESSAGES.pictureLost}</p>}</FormAlert>
      {asked && <MatchesAsked isPictureLost={form.carried !== null} />}
      {isRestored && !state && (
        <RestoredNote
          onForget={() => {
            forgetDraft();
            window.location.reload();
          }}
        />
      )}
      <SectionFields sections={["contact"]} plan={plan} />
      <MatchesPanel matches={asked ?? similar ?? []} isAsked={asked !== null} />
      <AddressFields plan={plan} neighborhoods={neighborhoods} />
      <PinField />
      <SectionFields sections={DETAIL_SECTIONS} plan={plan} />
      {plan === "premium" && (
        <p className="text-ink-soft text-sm">Las promociones se crean después, en «Mi negocio».</p>
      )}
      <PlanPictures plan={plan} isAskedAgain={form.carried !== null} />
      <OwnerEmailField email={email} isSignedIn={userId !== null} returnTo={returnTo} />
      <RequestField request={request} />
      <HoneypotField />
      <SubmitBar plan={plan} values={typed} />
    </Form>
  );
}
