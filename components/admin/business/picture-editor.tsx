import { PictureField } from "@/components/ui/form/picture-field";
import { dropsPictureField, type EditedPicture, editLabel } from "@/lib/review/edit-fields";
import type { StoredPictureOf } from "@/lib/review/edit-model";

type PictureEditorProps = {
  name: EditedPicture;
  stored: readonly StoredPictureOf[];
};

export function PictureEditor({ name, stored }: PictureEditorProps) {
  const isGallery = name === "galeria";
  const label = editLabel(name);
  return (
    <div className="grid gap-2">
      <PictureField
        name={name}
        label={isGallery ? "Galería: agregar fotos" : label}
        hint={!isGallery && stored.length > 0 ? "La que elijas toma el lugar de la de ahora." : undefined}
        isMultiple={isGallery}
      />
      {stored.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {stored.map(({ index, url }) => (
            <li key={index} className="grid gap-1 rounded-field border border-line bg-card p-2">
              {url ? (
                <img src={url} alt="" loading="lazy" className="h-20 w-28 rounded-field object-cover" />
              ) : (
                <span className="grid h-20 w-28 place-items-center text-center text-ink-soft text-sm">
                  No se puede mostrar
                </span>
              )}
              <label className="flex min-h-11 cursor-pointer items-center gap-2 text-error text-sm">
                <input
                  type="checkbox"
                  name={dropsPictureField(name)}
                  value={index}
                  className="size-5 accent-action-strong"
                />
                Quitar
                <span className="sr-only">
                  {isGallery ? `de la galería la foto ${index + 1}` : `de ${label.toLowerCase()}`}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
