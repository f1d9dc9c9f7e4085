import { renderListing } from "./listing-markup";

const WARM_UPS = 600;
const RENDERS = 1000;
/** A page has more than this: less would mean that the tree was not rendered. */
const LEAST_CHARACTERS = 10_000;

/** Run as a process of its own, bundled: gets the answers of get_listing() as one message, and sends back milliseconds for each render. */
process.once("message", (answers: unknown[]) => {
  const render = (count: number): void => {
    for (let number = 0; number < count; number++) {
      if (renderListing(answers[number % answers.length]) < LEAST_CHARACTERS) throw new Error("a short page");
    }
  };
  render(WARM_UPS);
  const before = process.cpuUsage();
  render(RENDERS);
  const { user, system } = process.cpuUsage(before);
  process.send?.((user + system) / 1000 / RENDERS, () => process.disconnect());
});
