/** Sends Next's own lines, uncaught errors among them, through the log from the start on. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NODE_ENV !== "production") return;
  const { takeConsole } = await import("./lib/console-log");
  takeConsole();
}
