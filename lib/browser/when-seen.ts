/** Calls back once, when the page is loaded and somebody can see it. @returns stops waiting. */
export function whenSeen(callback: () => void): () => void {
  const listening = new AbortController();
  function callWhenSeen() {
    if (document.visibilityState !== "visible" || document.readyState !== "complete") return;
    listening.abort();
    callback();
  }
  document.addEventListener("visibilitychange", callWhenSeen, listening);
  window.addEventListener("load", callWhenSeen, listening);
  callWhenSeen();
  return () => listening.abort();
}
