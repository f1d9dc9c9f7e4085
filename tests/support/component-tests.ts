import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { COMPONENT_TEST_MS } from "./component-test-ms";

// Runs before each file of component tests. What comes soon is waited for until the test is all but out of time (it
// still says what it missed): a second, which a crowded machine can use up, would be red by chance.
configure({ asyncUtilTimeout: COMPONENT_TEST_MS - 5_000 });
afterEach(cleanup);
