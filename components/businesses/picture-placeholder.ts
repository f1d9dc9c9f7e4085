import type { CSSProperties } from "react";
import type { PictureFacts } from "@/lib/images/picture-data";

/** Style of a picture's frame until it has come: a few of its own pixels, in the page itself. */
export const pictureStyle = ({ blur }: PictureFacts): CSSProperties | undefined =>
  blur === null
    ? undefined
    : { backgroundImage: `url(data:image/webp;base64,${blur})`, backgroundSize: "cover", backgroundPosition: "center" };
