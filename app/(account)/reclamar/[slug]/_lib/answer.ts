import "server-only";
import { createFormAnswer } from "@/lib/form-answer";
import type { NoticeState } from "@/lib/registration/model";

export const claimAnswer = createFormAnswer<NoticeState>();
