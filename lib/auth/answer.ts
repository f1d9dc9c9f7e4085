import "server-only";
import { createFormAnswer } from "@/lib/form-answer";
import type { AuthAnswer } from "./model";

/** What the forms of the account pages are answered. */
export const authAnswer = createFormAnswer<AuthAnswer>();
