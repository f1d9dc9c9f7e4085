/** A switch as forms send it. */
export const ON = "si";
export const OFF = "no";
