export { default } from "../default";
