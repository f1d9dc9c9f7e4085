/** The name of the same call where the specified product used a function of its backend. */
export { POST } from "../createPreference/route";
