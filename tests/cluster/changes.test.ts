import { describeCluster } from "./support/describe-cluster";
import { copiedBuild } from "./support/second-build";

describeCluster({ saves: 300, savesBeside: 30, pauseMs: 3_000, makeBuild: copiedBuild });
