/** A thing of a trade, drawn in a square of 240 and standing on its lower edge: the inside of an svg element. */
export type Prop = string;

/** Light comes from the left: the right side of a thing lies in shade. */
export const SHADE = 'fill="#0B1F3A" opacity=".14"';
export const LIGHT = 'fill="#FFFFFF" opacity=".38"';
