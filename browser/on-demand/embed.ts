export function start(link: HTMLElement): void {
  link.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { marco = "", titulo = "", aspecto = "" } = link.dataset;
    const frame = document.createElement("iframe");
    frame.src = marco;
    frame.title = titulo;
    frame.className = aspecto;
    frame.allow = "fullscreen; encrypted-media; picture-in-picture";
    frame.referrerPolicy = "strict-origin-when-cross-origin";
    link.hidden = true;
    link.after(frame);
    // The link that had the focus is gone; the frame takes its place.
    frame.focus();
  });
}
