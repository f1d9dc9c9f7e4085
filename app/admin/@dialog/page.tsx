/** A window closes when one goes on to the overview. */
export { default } from "./default";
