/** Within which a test of a component ends, and the only deadline of what it waits for. */
export const COMPONENT_TEST_MS = 30_000;
