import { describeCluster } from "./support/describe-cluster";
import { copiedBuild } from "./support/second-build";

describeCluster({ saves: 300, savesBeside: 30, pauseMs: 2_500, makeBuild: copiedBuild });
