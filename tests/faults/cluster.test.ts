import { vi } from "vitest";
import { describeCluster } from "@/tests/cluster/support/describe-cluster";
import { realBuild } from "@/tests/cluster/support/second-build";

vi.setConfig({ testTimeout: 900_000 });
describeCluster({ saves: 2_000, savesBeside: 200, pauseMs: 60_000, makeBuild: realBuild });
