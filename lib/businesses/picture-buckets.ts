import type { PictureBucket } from "@/lib/storage/stored-path";
import type { PictureFieldName } from "./fields";

/** Buckets as private.campos_de_negocio has them: a relative path of a column is in its bucket. */
const BUCKETS: Readonly<Record<PictureFieldName, PictureBucket>> = {
  imagen: "negocios",
  portada: "portadas",
  logo: "logos",
  galeria: "negocios",
  promocion_imagen: "promociones",
};

export const pictureBucket = (field: PictureFieldName): PictureBucket => BUCKETS[field];
