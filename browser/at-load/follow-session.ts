import { forgetDrafts, forgetFormerAccount } from "@/lib/auth/personal-storage";
import { accountOf, hintOf } from "@/lib/auth/session-hint";
import { SIGN_OUT_ROUTE } from "@/lib/routes";

/** Mark of the page's account; null: nobody's in particular. */
let account: string | null = null;

/** Marks the links of header and footer that lead to the page one is on: one header serves all pages, which are kept. */
function markCurrentLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".nav-link, footer li a")) {
    if (link.pathname === location.pathname) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

/** Says in `data-sesion` who is signed in ("1", or "admin"): styles show the links that are for them. */
function showSession(): void {
  const hint = hintOf(document.cookie);
  if (hint) document.documentElement.dataset.sesion = hint;
  else delete document.documentElement.dataset.sesion;
}

/** Shows the signed-in user's links on pages that are the same for everybody, and keeps what one account typed from the next one on the
 * same device, also in a page that stayed open or that "back" brings again. */
export function followSession(): void {
  function enter(): void {
    account = accountOf(document.cookie);
    forgetFormerAccount();
    showSession();
    markCurrentLinks();
  }
  function comeBack(): void {
    showSession();
    if (account !== null && accountOf(document.cookie) !== account) location.reload();
  }
  enter();
  // Within the panel and the administration pages follow each other without a new document.
  if ("navigation" in window) (window.navigation as EventTarget).addEventListener("currententrychange", enter);
  for (const event of ["pageshow", "focus"]) window.addEventListener(event, comeBack);
  document.addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLFormElement && target.getAttribute("action") === SIGN_OUT_ROUTE) forgetDrafts();
  });
}
