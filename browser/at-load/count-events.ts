import { isPanel } from "@/browser/is-panel";
import { whenever } from "@/browser/whenever";
import { whenSeen } from "@/lib/browser/when-seen";
import type { PageEvent, PageEventKind, SearchRecord } from "@/lib/statistics/event";

const RIGHT_BUTTON = 2;

function send(event: PageEvent): void {
  navigator.sendBeacon("/api/eventos", JSON.stringify(event));
}

/** Counts a visit (`data-visita`: whose) once the page is loaded and somebody can see it. */
export function countVisits(): void {
  whenever("data-visita", (slug) => whenSeen(() => send({ tipo: "visita", slug })));
}

/** Counts a search (`data-busqueda`) once somebody can see its page: a list that is loaded anew, or filtered, is the same search. */
export function countSearches(): void {
  const counted = new WeakMap<Element, string>();
  whenever("data-busqueda", (value, element) =>
    whenSeen(() => {
      // Another search has taken its place while nobody saw it.
      if (element.getAttribute("data-busqueda") !== value) return;
      const { termino, registro }: SearchRecord = JSON.parse(value);
      if (counted.get(element) === termino) return;
      counted.set(element, termino);
      send({ tipo: "busqueda", termino, registro });
    }),
  );
}

function countClick(event: MouseEvent): void {
  if (event.button === RIGHT_BUTTON || isPanel()) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-cuenta]") : null;
  const cuenta = link?.dataset.cuenta;
  const negocio = link?.closest<HTMLElement>("[data-negocio]")?.dataset.negocio;
  // The server knows the kinds, and refuses others.
  if (cuenta && negocio) send({ tipo: cuenta as PageEventKind, slug: negocio });
}

/** Counts clicks on every link that says what it is (`data-cuenta="llamada|whatsapp|ruta|web"`) and whose (`data-negocio`, on it or around it). */
export function countClicks(): void {
  document.addEventListener("click", countClick, { capture: true });
  document.addEventListener("auxclick", countClick, { capture: true });
}
