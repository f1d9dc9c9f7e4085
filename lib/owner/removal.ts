export type Deleted = { kind: "deleted"; path: string };

export const CONFIRMATION_FIELD = "entiendo";
