"use server";

import { z } from "zod";
import type { FlashMessage } from "@/lib/admin/messages";
import { adminAction, refusalsOn } from "@/lib/admin/server/admin-action";
import { switchAi } from "@/lib/ai/server/administration";
import { leave } from "@/lib/forms/run-action";
import { routes } from "@/lib/routes";

const screen = (aviso: FlashMessage) => leave(routes.adminAi(aviso));

export const turn = adminAction(
  z.object({ ia: z.enum(["encendida", "apagada"]) }),
  async ({ ia }, viewer) => {
    const isOn = ia === "encendida";
    await switchAi(viewer.id, isOn);
    return screen(isOn ? "ia-encendida" : "ia-apagada");
  },
  {
    name: "switch-ai",
    returnTo: routes.adminAi(),
    refusals: refusalsOn(routes.adminAi),
  },
);
