export type ToolMade = { kind: "made"; path: string };
