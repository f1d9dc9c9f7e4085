import { TextField } from "@/components/ui/form/field";
import { MAX_ALT_CHARACTERS } from "@/lib/images/picture-data";
import { altField, altUrlField } from "@/lib/owner/picture-state";
import type { OwnPicture } from "@/lib/owner/pictures";

type PictureTextsProps = { pictures: readonly { label: string; picture: OwnPicture }[] };

export const PictureTexts = ({ pictures }: PictureTextsProps) =>
  pictures.map(({ label, picture }, index) => (
    <div key={picture.url} className="grid grid-cols-[4rem_minmax(0,1fr)] items-start gap-3">
      <img src={picture.url} alt="" loading="lazy" className="mt-7 size-16 rounded-field bg-sand object-cover" />
      <div>
        <input type="hidden" name={altUrlField(index)} value={picture.url} />
        <TextField name={altField(index)} label={label} maxCharacters={MAX_ALT_CHARACTERS} />
      </div>
    </div>
  ));
