import { copyText } from "@/lib/browser/copy-text";
import { showMessage, showProblem } from "@/lib/browser/show-message";
import { showToast } from "@/lib/browser/toasts";
import { MESSAGES } from "@/lib/messages";

/** Matches devices with a mouse: there is hardly a telephone. */
const DESKTOP = "(hover: hover) and (pointer: fine)";

function tellOfPhone(isCopied: boolean): void {
  showToast(
    isCopied
      ? { title: MESSAGES.phoneCopied, text: MESSAGES.phoneCopiedDetail }
      : { title: MESSAGES.phoneNotCopied, text: MESSAGES.phoneNotCopiedDetail, variant: "destructive" },
  );
}

/** Copies `data-copia` ("": the page's address, as it came) and says so; on phones a link that dials dials. */
export function start(element: HTMLElement): void {
  element.addEventListener("click", async (event) => {
    const { copia } = element.dataset;
    if (element instanceof HTMLAnchorElement) {
      if (!window.matchMedia(DESKTOP).matches) return;
      event.preventDefault();
      return tellOfPhone(await copyText(copia ?? ""));
    }
    const isCopied = await copyText(copia || location.origin + location.pathname);
    element.closest<HTMLElement>("[popover]")?.hidePopover();
    if (isCopied) showMessage(copia ? MESSAGES.addressCopied : MESSAGES.linkCopied);
    else showProblem(MESSAGES.addressNotCopied);
  });
}
