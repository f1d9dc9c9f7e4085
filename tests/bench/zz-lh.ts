import { run, scoreOf } from "./lighthouse/run";
import { writeFileSync } from "node:fs";
const n=Number(process.argv[3]??1);
for(let i=0;i<n;i++){
const r = await run(process.argv[2]!);
writeFileSync("/tmp/lh.json", JSON.stringify(r));
const m=(id:string)=>Math.round(r.audits[id]?.numericValue??0);
console.log("perf",scoreOf(r,"performance"),"FCP",m("first-contentful-paint"),"LCP",m("largest-contentful-paint"),"TBT",m("total-blocking-time"),"SI",m("speed-index"),"idx",Math.round(r.environment.benchmarkIndex), "obsLCP", Math.round((r.audits.metrics as any)?.details?.items?.[0]?.observedLargestContentfulPaint), "obsFCP", Math.round((r.audits.metrics as any)?.details?.items?.[0]?.observedFirstContentfulPaint));
}
