import { pictureSources } from "@/lib/images/picture-sources";

const WIDTH = 640;
const HEIGHT = 360;

export function PromotionPicture({ src, sizes }: { src: string; sizes: string }) {
  return (
    <img
      {...pictureSources(src, sizes)}
      alt=""
      width={WIDTH}
      height={HEIGHT}
      loading="lazy"
      decoding="async"
      className="aspect-video w-full bg-sand object-cover"
    />
  );
}
