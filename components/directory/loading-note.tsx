/** "Cargando negocios..." over the page, so that nothing moves. Always there, as a live region must be. */
export const LoadingNote = () => (
  <span role="status" className="pointer-events-none fixed inset-x-0 bottom-6 z-30 flex justify-center">
    <span hidden data-cargando="" className="rounded-full bg-ink px-4 py-2 text-paper text-sm">
      Cargando negocios...
    </span>
  </span>
);
