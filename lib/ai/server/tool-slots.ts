import "server-only";
import { formSlot } from "@/lib/forms/server/form-slot";
import type { ToolState } from "../tool-state";

export const keywordsSlot = formSlot<ToolState>("palabras");
export const packSlot = formSlot<ToolState>("publicaciones");
export const storyboardSlot = formSlot<ToolState>("guion");
