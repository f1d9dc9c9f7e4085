/** The product cannot start, for a reason that the person at the terminal can act on: only the message is shown. */
export class StartError extends Error {
  override readonly name = "StartError";
}
