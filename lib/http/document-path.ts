import { isPrivatePath } from "./private-segments";

/** True for pages without Next's scripts; private ones are React's. @param path percent-encoded or not */
export const isDocumentPath = (path: string): boolean => !isPrivatePath(path);
