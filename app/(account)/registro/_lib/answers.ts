import "server-only";
import { createFormAnswer } from "@/lib/form-answer";
import type { NoticeState, RegistrationState } from "@/lib/registration/model";

export const registrationAnswer = createFormAnswer<RegistrationState>();
export const checkoutAnswer = createFormAnswer<NoticeState>();
