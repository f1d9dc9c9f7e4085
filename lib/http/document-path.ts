import { isPrivatePath } from "./private-segments";

/**
 * Whether the page at the path is sent as a plain document, without Next's scripts: what runs there is ours alone
 * (`browser/`). Pages of somebody's own are React's. @param path percent-encoded or not, without query
 */
export const isDocumentPath = (path: string): boolean => !isPrivatePath(path);
