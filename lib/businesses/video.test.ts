import { describe, expect, it } from "vitest";
import { parseVideoId, videoEmbedUrl, videoWatchUrl } from "./video";

const ID = "dQw4w9WgXcQ";

describe("parseVideoId", () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/watch?list=PL1&v=${ID}&t=10s`,
    `https://youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?v=${ID}`,
    `http://youtu.be/${ID}?si=abc`,
    `youtu.be/${ID}`,
    `www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/embed/${ID}?autoplay=1`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}`,
    `<iframe src="https://www.youtube.com/embed/${ID}" onload="alert(1)"></iframe>`,
  ])("finds the video in %j", (value) => {
    expect(parseVideoId(value)).toBe(ID);
  });

  it.each([
    null,
    undefined,
    "",
    "restaurante",
    ID,
    "https://www.youtube.com/watch?v=short",
    `https://www.youtube.com/watch?v=${ID}x`,
    "https://www.youtube.com/@canal",
    `https://vimeo.com/${ID}`,
    `https://evil.example/watch?v=${ID}`,
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/?u=https://youtu.be/${ID}`,
    'https://www.youtube.com/embed/"><script>',
    `javascript:alert("${ID}")`,
  ])("finds none in %j", (value) => {
    expect(parseVideoId(value)).toBeNull();
  });

  it("goes from the embed form back to the watch form", () => {
    expect(parseVideoId(videoEmbedUrl(ID))).toBe(ID);
    expect(parseVideoId(videoWatchUrl(ID))).toBe(ID);
  });
});
