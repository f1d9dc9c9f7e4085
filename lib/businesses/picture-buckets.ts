import type { PictureKind } from "@/lib/images/picture-limits";
import type { PictureBucket } from "@/lib/storage/stored-path";
import { BUSINESS_FIELDS, type PictureFieldName } from "./fields";

type Place = { bucket: PictureBucket; folder: string; kind: PictureKind };

/** Bucket and size of a field's pictures, as private.campos_de_negocio has them: a relative path of a column is in its bucket. */
export const PICTURE_PLACES: Readonly<Record<PictureFieldName, Place>> = {
  imagen: { bucket: "negocios", folder: "imagenes", kind: "default" },
  portada: { bucket: "portadas", folder: "portadas", kind: "cover" },
  logo: { bucket: "logos", folder: "logos", kind: "logo" },
  galeria: { bucket: "negocios", folder: "gallery", kind: "gallery" },
  promocion_imagen: { bucket: "promociones", folder: "promociones", kind: "gallery" },
};

export const pictureBucket = (field: PictureFieldName): PictureBucket => PICTURE_PLACES[field].bucket;

export const COLUMN_BUCKETS: ReadonlyMap<string, PictureBucket> = new Map(
  (Object.keys(PICTURE_PLACES) as PictureFieldName[]).map((name) => [
    BUSINESS_FIELDS[name].columns[0],
    pictureBucket(name),
  ]),
);
