/** Called by Next when it starts: from then on its own lines, errors that nobody caught among them, go through the log. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NODE_ENV !== "production") return;
  const { takeConsole } = await import("./lib/console-log");
  takeConsole();
}
