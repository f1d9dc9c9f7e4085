import type { outlines, shapes } from "./icon-outlines";
import sprite from "./icons.svg";

/** The names of the icons in use. */
export type IconName = keyof typeof outlines | keyof typeof shapes;

type IconProps = {
  name: IconName;
  /** Size, place and colour in the place of 20 px. */
  className?: string;
};

/**
 * A 20 px picture beside words: always hidden from assistive technology, the words say it. Its lines are in one file that
 * browsers keep, so that pages hold none of them; the look of lines is that of `.icon` (parts.css).
 */
export const Icon = ({ name, className }: IconProps) => (
  <svg className={className ? `icon ${className}` : "icon"} aria-hidden="true">
    <use href={`${sprite.src}#${name}`} />
  </svg>
);
