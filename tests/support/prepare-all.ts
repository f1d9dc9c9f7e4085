import { prepareData } from "./prepare-data";

/** Makes the data that the stages of bin/test copy, below the folder that the command line names. */
await prepareData(process.argv[2] ?? "");
