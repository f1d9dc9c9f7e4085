import type { outlines, shapes } from "./icon-outlines";
import sprite from "./icons.svg";

export type IconName = keyof typeof outlines | keyof typeof shapes;

type IconProps = {
  name: IconName;
  /** Size, place and colour in the place of 20 px. */
  className?: string;
};

/** A 20 px picture, hidden from assistive technology. Its lines are in one file that browsers keep. */
export const Icon = ({ name, className }: IconProps) => (
  <svg className={className ? `icon ${className}` : "icon"} aria-hidden="true">
    <use href={`${sprite.src}#${name}`} />
  </svg>
);
