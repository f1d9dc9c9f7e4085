const altOf = (link: HTMLAnchorElement): string => link.querySelector("img")?.alt ?? link.dataset.alt ?? "";

export function start(gallery: HTMLElement): void {
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>("a[data-foto]")];
  const dialog = gallery.querySelector("dialog");
  const row = dialog?.querySelector("ul");
  const counter = dialog?.querySelector("[aria-live]");
  const first = row?.firstElementChild;
  if (!dialog || !row || !counter || !first) return;
  let index = 0;

  const slides = links.map((link) => {
    const slide = first.cloneNode(true) as HTMLElement;
    const picture = slide.querySelector("img");
    if (picture) {
      picture.alt = altOf(link);
      picture.loading = "lazy";
      picture.src = link.href;
    }
    return slide;
  });
  row.replaceChildren(...slides);

  function tell(next: number): void {
    index = next;
    // In one text: a screen reader reads what has changed.
    counter?.replaceChildren(`${index + 1} / ${links.length}`);
    slides.forEach((slide, place) => {
      slide.setAttribute("aria-hidden", String(place !== index));
      if (Math.abs(place - index) <= 1) slide.querySelector("img")?.setAttribute("loading", "eager");
    });
  }
  /** Shows at once, past the last to the first: gliding is for fingers. */
  function show(wanted: number): void {
    const next = (wanted + links.length) % links.length;
    row?.scrollTo({ left: next * row.clientWidth, behavior: "instant" });
    tell(next);
  }

  gallery.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const step = target?.closest<HTMLElement>("[data-paso]")?.dataset.paso;
    if (step !== undefined) return show(index + Number(step));
    const link = target?.closest<HTMLAnchorElement>("a[data-foto]");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Safari does not focus a link that is clicked: the focus could not come back to it.
    link.focus({ preventScroll: true });
    dialog.showModal();
    show(links.indexOf(link));
  });
  dialog.addEventListener("keydown", (event) => {
    const step = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    show(index + step);
  });
  row.addEventListener("scroll", () => tell(Math.round(row.scrollLeft / row.clientWidth) || 0), { passive: true });
}
