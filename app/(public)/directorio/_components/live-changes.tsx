import type { BrowserSupabase } from "@/lib/supabase/browser";

/** Has the list shown anew when some business has changed (`browser/on-demand/live.ts`), or offers it to whoever reads. */
export const LiveChanges = ({ supabase }: { supabase: BrowserSupabase }) => (
  <div
    data-script-idle="live"
    data-backend={JSON.stringify(supabase)}
    role="status"
    className="pointer-events-none fixed inset-x-0 bottom-20 z-30 flex justify-center"
  >
    <button
      type="button"
      hidden
      data-actualizar=""
      className="pointer-events-auto min-h-11 cursor-pointer rounded-full bg-ink px-4 py-2 font-semibold text-paper text-sm"
    >
      Hay cambios: actualizar
    </button>
  </div>
);
