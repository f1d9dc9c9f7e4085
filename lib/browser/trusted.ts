import { WORKER_PATH } from "@/lib/pwa/worker-path";

/** Policies of the browser for texts that become a page or a script; not all browsers have them. */
type TrustedTypePolicies = {
  createPolicy: (
    name: string,
    rules: { createHTML: (text: string) => string; createScriptURL: (address: string) => string },
  ) => { createHTML: (text: string) => string; createScriptURL: (address: string) => string };
};

declare global {
  var trustedTypes: TrustedTypePolicies | undefined;
}

/** The one policy that public pages allow (`require-trusted-types-for`): pages of this site are parsed, and one script is named. */
const policy = globalThis.trustedTypes?.createPolicy("sitio", {
  createHTML: (text) => text,
  createScriptURL(address) {
    if (address !== WORKER_PATH) throw new TypeError("not a script of this site");
    return address;
  },
});

/** Parses a page of this site. Nothing of it runs or is loaded. */
export const parsePage = (text: string): Document =>
  new DOMParser().parseFromString(policy?.createHTML(text) ?? text, "text/html");

export const workerAddress = (): string => policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH;
