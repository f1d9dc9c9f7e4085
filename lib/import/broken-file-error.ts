/** The file cannot be read as a whole, as opposed to a line that is skipped. The message is for whoever started it. */
export class BrokenFileError extends Error {}
