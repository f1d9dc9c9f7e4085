/** A window closes when one goes on to another section. */
export { default } from "../default";
