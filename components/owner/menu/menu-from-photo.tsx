"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { type DraftKeeper, keepDraft } from "@/components/account/personal-drafts";
import { RefusalWords } from "@/components/owner/ai/refusal-words";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { PictureTile } from "@/components/ui/form/picture-tile";
import type { ServerForm } from "@/components/ui/form/use-server-form";
import { addToMenu, countDishes, readSentence, toMenuText } from "@/lib/ai/menu-text";
import { MENU_PHOTO_MESSAGES } from "@/lib/ai/messages";
import type { AiRefusal } from "@/lib/ai/model";
import { showToast } from "@/lib/browser/toasts";
import { parseMenu } from "@/lib/businesses/menu";
import { formatCount } from "@/lib/format";
import { MESSAGES } from "@/lib/messages";
import { MENU_WAY_FIELD, type MenuPhotoRead, REPLACE_MENU } from "@/lib/owner/menu-photo-state";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { PICTURE_FIELDS } from "@/lib/owner/picture-answer";
import { putTexts } from "../panel/form-texts";
import { UploadTile } from "../pictures/picture-tiles";
import { type Corrections, keepText, readKept, withSections } from "./corrections";
import { Corrector } from "./corrector";
import { PhotoPane, useMenuPhotos } from "./menu-photos";
import { PassDishes } from "./pass-dishes";

type MenuFromPhotoProps = {
  businessId: string;
  /** Of browsers without scripts. */
  form: ServerForm<MenuPhotoRead>;
  hasMenu: boolean;
  /** Reason why no photo can be read now; what was read before is corrected all the same. */
  refusal: AiRefusal | null;
};

const KEPT = "platillos";
const UPLOAD_WORDS = { working: "Leyendo los platillos… suele tardar menos de un minuto.", stop: "Detener" };
const HEADING_ID = "leido-de-la-foto";

/** The field of the menu's own form: what is passed to it is stored by "Guardar cambios" and by nothing else. */
const menuField = (): HTMLTextAreaElement | null =>
  document.querySelector<HTMLTextAreaElement>("[data-section-form] textarea[name=menu]");

function fill(text: string): void {
  const form = menuField()?.form;
  if (form) putTexts(form, { menu: [text] });
}

export function MenuFromPhoto({ businessId, form, hasMenu, refusal }: MenuFromPhotoProps) {
  const [sections, setSections] = useKept(businessId);
  const [news, setNews] = useState("");
  const next = useRef<(() => HTMLElement | null) | null>(null);
  const { uploads, queue, photos, read, show, replace } = useMenuPhotos(businessId, (reading) => {
    setNews(`${readSentence(reading.sections)}${reading.isCut ? ` ${MENU_PHOTO_MESSAGES.cut}` : ""}`);
    if (sections.length === 0) next.current = () => document.getElementById(HEADING_ID);
    setSections((before) => withSections(before, reading.sections));
  });
  // The next dish is focused when the page has its new height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there are other dishes
  useEffect(() => {
    next.current?.()?.focus();
    next.current = null;
  }, [sections]);

  function start(files: readonly File[]): void {
    setNews("");
    read(files);
  }

  /** Takes the dishes away; for a while they can be had back. */
  function close(said: string, undo: () => void = () => undefined): void {
    const before = { sections, photos };
    next.current = menuField;
    setSections([]);
    replace([]);
    setNews(said);
    const run = () => {
      setSections(before.sections);
      replace(before.photos);
      setNews("");
      undo();
    };
    showToast({ title: MESSAGES.toastTitle, text: said, action: { label: "Deshacer", run } });
  }

  function pass(isAdded: boolean): void {
    const field = menuField();
    if (!field) return;
    const before = field.value;
    const text = toMenuText(sections);
    fill(isAdded ? addToMenu(before, text) : text);
    const passed = formatCount(countDishes(sections).dishes, "platillo", "platillos");
    close(`Pasamos ${passed} a tu menú. Falta «Guardar cambios».`, () => fill(before));
  }

  const [current] = uploads;
  const progress =
    current && !current.failure ? (current.place ? `En fila: lugar ${current.place}` : "Leyendo tu foto…") : "";
  return (
    <section className="grid gap-4" aria-labelledby="menu-de-foto">
      <div className="grid gap-1">
        <h2 id="menu-de-foto" className="text-lg">
          Pasa tu menú de papel con una foto
        </h2>
        <p className="text-ink-soft text-sm">
          De cerca, derecha y con luz. Leemos los platillos con sus precios y tú los corriges antes de guardar. La foto
          no se guarda ni se publica. Puedes leer 10 al día.
        </p>
      </div>
      {refusal && (
        <p className="rounded-card bg-sand p-4 font-semibold">
          <RefusalWords refusal={refusal} />
        </p>
      )}
      <Form of={form} className={refusal ? "hidden" : "grid gap-3"}>
        <FormAlert />
        <input type="hidden" name={BUSINESS_ID_FIELD} value={businessId} />
        <PictureTile name={PICTURE_FIELDS.file} label="Elegir fotos del menú" multiple hasCamera onFiles={start} />
        <div className="grid gap-3 scripted:hidden">
          {hasMenu && (
            <fieldset>
              <legend className="font-semibold text-sm">¿Qué hacemos con el menú que ya tienes?</legend>
              {WAYS.map(({ value, label }, index) => (
                <label key={value} className="flex min-h-11 items-center gap-3">
                  <input
                    type="radio"
                    name={MENU_WAY_FIELD}
                    value={value}
                    defaultChecked={index === 0}
                    className="size-5 accent-action-strong"
                  />
                  {label}
                </label>
              ))}
            </fieldset>
          )}
          <p className="text-sm">Antes guarda lo que hayas escrito abajo. Leer una foto tarda hasta un minuto.</p>
          <SubmitButton sending="Leyendo…" look={{ variant: "outline" }}>
            Leer el menú
          </SubmitButton>
        </div>
      </Form>
      {uploads.map((upload) => (
        <div key={upload.id} className="max-w-80">
          <UploadTile {...{ upload, queue }} frame={4 / 3} words={UPLOAD_WORDS} />
        </div>
      ))}
      <p role="status" className={progress ? "sr-only" : "font-semibold text-sm empty:hidden"}>
        {progress || news}
      </p>
      {sections.length > 0 && (
        <div data-wide className="grid gap-4">
          <h3 id={HEADING_ID} tabIndex={-1} className="text-lg outline-none">
            Corrige lo que leímos
          </h3>
          <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <PhotoPane photos={photos} onFiles={show} />
            <Corrector sections={sections} onChange={setSections}>
              <PassDishes
                existing={() => parseMenu(menuField()?.value ?? "")}
                onPass={pass}
                onDiscard={() => close("Descartaste lo que leímos.")}
              />
            </Corrector>
          </div>
        </div>
      )}
    </section>
  );
}

const WAYS = [
  { value: "agregar", label: "Agregar los platillos al final" },
  { value: REPLACE_MENU, label: "Reemplazarlo por lo que se lea" },
] as const;

/** Corrections that outlive a reload: they are kept on this device, as what is typed in a section is. */
function useKept(businessId: string) {
  const name = `${usePathname()} ${businessId} foto`;
  const [sections, setSections] = useState<Corrections>([]);
  const [keeper, setKeeper] = useState<DraftKeeper | null>(null);
  useEffect(() => {
    const found = keepDraft(name);
    setKeeper(found);
    setSections(readKept(found.read()?.values[KEPT]?.[0] ?? ""));
  }, [name]);
  useEffect(() => {
    const text = keepText(sections);
    keeper?.write(text ? { at: Date.now(), baseVersion: "", values: { [KEPT]: [text] } } : null);
  }, [keeper, sections]);
  return [sections, setSections] as const;
}
