import { MENU_PHOTO_MESSAGES } from "@/lib/ai/messages";

export function MenuPhotoNote({ reason }: { reason: string }) {
  return (
    <section className="grid gap-1 rounded-card bg-sand p-4 text-sm">
      <h2 className="text-lg">Pasa tu menú de papel con una foto</h2>
      <p className="font-semibold">{reason}</p>
      <p>{MENU_PHOTO_MESSAGES.paste}</p>
    </section>
  );
}
