import { linkIn, mailsTo, tokenOf } from "@/tests/support/backend-mails";
import { aMailAddress, type Target } from "@/tests/support/backend-target";

export const CHANGE_SUBJECT = "Confirma el cambio de correo · Iztapalapa Local";

/** The token of the newest mail about a change. */
export async function changeToken(target: Target, address: string): Promise<string> {
  const mail = (await mailsTo(target, address)).find(({ subject }) => subject === CHANGE_SUBJECT);
  return tokenOf(linkIn(mail?.html));
}

export const verifyChange = async (target: Target, address: string) =>
  target.visitor().auth.verifyOtp({ type: "email_change", token_hash: await changeToken(target, address) });

/** Somebody who has asked for a change to the address `next`. */
export async function askForChange(target: Target) {
  const user = await target.signedIn();
  const next = aMailAddress();
  const { error } = await user.client.auth.updateUser({ email: next });
  if (error) throw error;
  return { ...user, next };
}
