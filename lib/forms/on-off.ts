export const ON = "si";
export const OFF = "no";
