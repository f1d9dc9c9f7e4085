/** A business was deleted; `path` is where its owner goes on. */
export type Deleted = { kind: "deleted"; path: string };

/** The box that says that one knows what it means. */
export const CONFIRMATION_FIELD = "entiendo";
