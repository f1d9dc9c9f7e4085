import { BufferTarget, CanvasSource, getFirstEncodableVideoCodec, Mp4OutputFormat, Output, Quality } from "mediabunny";
import { SCENE_SECONDS } from "@/lib/ai/storyboard-model";

export type ClipScene = { caption: string; pictureUrl: string };

type Clip = {
  scenes: readonly ClipScene[];
  name: string;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
};

const SIZE = { width: 720, height: 1280 } as const;
const FRAMES_PER_SECOND = 24;
const BITS_PER_SECOND = 2_500_000;
/** Codecs, first the one that every telephone plays. */
const CODECS = ["avc", "vp9", "av1"] as const;
const FADE_SECONDS = 0.4;
const ZOOM = 0.08;
const CAPTION = { size: 68, lineHeight: 1.16, margin: 56, bottom: 190 } as const;
const NAME = { size: 34, bottom: 96 } as const;
const COLORS = { ink: "#0B1F3A", white: "#FFFFFF" } as const;

async function loadPicture(url: string): Promise<ImageBitmap | null> {
  const response = await fetch(url).catch(() => null);
  // A picture that is gone is no reason to have no video.
  return response?.ok ? createImageBitmap(await response.blob()).catch(() => null) : null;
}

function wrap(context: OffscreenCanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawPicture(context: OffscreenCanvasRenderingContext2D, picture: ImageBitmap | null, part: number): void {
  context.fillStyle = COLORS.ink;
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  if (!picture) return;
  const scale = Math.max(SIZE.width / picture.width, SIZE.height / picture.height) * (1 + ZOOM * part);
  const [width, height] = [picture.width * scale, picture.height * scale];
  context.drawImage(picture, (SIZE.width - width) / 2, (SIZE.height - height) / 2, width, height);
}

function drawWords(context: OffscreenCanvasRenderingContext2D, caption: string, name: string): void {
  const shade = context.createLinearGradient(0, SIZE.height * 0.45, 0, SIZE.height);
  shade.addColorStop(0, "rgb(11 31 58 / 0)");
  shade.addColorStop(0.45, "rgb(11 31 58 / 0.8)");
  shade.addColorStop(1, "rgb(11 31 58 / 0.95)");
  context.fillStyle = shade;
  context.fillRect(0, SIZE.height * 0.45, SIZE.width, SIZE.height * 0.55);
  const { fontFamily } = getComputedStyle(document.body);
  context.fillStyle = COLORS.white;
  context.textBaseline = "alphabetic";
  context.font = `700 ${CAPTION.size}px ${fontFamily}`;
  const lines = wrap(context, caption, SIZE.width - 2 * CAPTION.margin);
  for (const [index, line] of lines.entries()) {
    const y = SIZE.height - CAPTION.bottom - (lines.length - 1 - index) * CAPTION.size * CAPTION.lineHeight;
    context.fillText(line, CAPTION.margin, y, SIZE.width - 2 * CAPTION.margin);
  }
  context.font = `600 ${NAME.size}px ${fontFamily}`;
  context.fillText(name, CAPTION.margin, SIZE.height - NAME.bottom, SIZE.width - 2 * CAPTION.margin);
}

/** A short upright video of pictures with words, as MP4, encoded by the browser; null where it cannot encode any. */
export async function makeClip({ scenes, name, onProgress }: Clip): Promise<Blob | null> {
  const codec = await getFirstEncodableVideoCodec([...CODECS], SIZE);
  const context = new OffscreenCanvas(SIZE.width, SIZE.height).getContext("2d", { alpha: false });
  if (!codec || !context) return null;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new CanvasSource(context.canvas, { codec, quality: new Quality({ bitrate: BITS_PER_SECOND }) });
  output.addVideoTrack(source, { frameRate: FRAMES_PER_SECOND });
  await output.start();
  const frames = SCENE_SECONDS * FRAMES_PER_SECOND;
  let before: ImageBitmap | null = null;
  for (const [index, { caption, pictureUrl }] of scenes.entries()) {
    const picture = await loadPicture(pictureUrl);
    for (let frame = 0; frame < frames; frame += 1) {
      const fade = index === 0 ? 1 : Math.min(frame / (FADE_SECONDS * FRAMES_PER_SECOND), 1);
      context.globalAlpha = 1;
      if (fade < 1) drawPicture(context, before, 1);
      context.globalAlpha = fade;
      drawPicture(context, picture, frame / frames);
      context.globalAlpha = 1;
      drawWords(context, caption, name);
      const number = index * frames + frame;
      await source.add(number / FRAMES_PER_SECOND, 1 / FRAMES_PER_SECOND);
      onProgress(number / (scenes.length * frames));
    }
    before?.close();
    before = picture;
  }
  await output.finalize();
  return target.buffer && new Blob([target.buffer], { type: "video/mp4" });
}
