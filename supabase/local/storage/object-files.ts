import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { z } from "zod";
import type { LiteStorageAdapter } from "@/supabase/local/lite";

const descriptionSchema = z.object({ mimetype: z.string(), cacheControl: z.string(), eTag: z.string() });

export const objectName = (bucket: string, key: string): string =>
  createHash("sha256")
    .update(JSON.stringify([bucket, key]))
    .digest("hex");

/** Objects as files, written under a new name and moved into place. Hashes for names: no key leaves the folder. */
export function objectFiles(folder: string, isDiskFull: () => boolean) {
  const pathOf = (bucket: string, key: string): string => path.join(folder, objectName(bucket, key));

  const stream = (bucket: string, key: string) =>
    Readable.toWeb(createReadStream(pathOf(bucket, key))) as ReadableStream<Uint8Array>;

  const headObject = async (bucket: string, key: string) => {
    const file = pathOf(bucket, key);
    const [{ size, mtime }, description] = await Promise.all([stat(file), readFile(`${file}.json`, "utf8")]);
    const known = descriptionSchema.parse(JSON.parse(description));
    return { ...known, size, contentLength: size, lastModified: mtime, httpStatusCode: 200 };
  };

  const adapter: LiteStorageAdapter = {
    driver: null,
    headObject,

    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      if (isDiskFull()) throw Object.assign(new Error("the disk is nearly full"), { code: "ENOSPC" });
      const bytes =
        body instanceof Uint8Array ? body : new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
      const eTag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;
      await mkdir(folder, { recursive: true });
      const file = pathOf(bucket, key);
      await replaceFile(`${file}.json`, JSON.stringify({ mimetype, cacheControl, eTag }));
      await replaceFile(file, bytes);
      return headObject(bucket, key);
    },

    async getObject(bucket, key) {
      return { metadata: await headObject(bucket, key), httpStatusCode: 200, body: stream(bucket, key) };
    },

    async deleteObject(bucket, key) {
      const file = pathOf(bucket, key);
      for (const each of [file, `${file}.json`]) await rm(each, { force: true });
    },

    async deleteObjects(bucket, keys) {
      for (const key of keys) await adapter.deleteObject(bucket, key, undefined);
    },

    async copyObject(bucket, key, _version, toBucket, toKey) {
      const { mimetype, cacheControl } = await headObject(bucket, key);
      const bytes = await readFile(pathOf(bucket, key));
      return adapter.uploadObject(toBucket, toKey, undefined, bytes, mimetype, cacheControl);
    },

    /** Only image transformation asks for it, which we do not offer. */
    privateAssetUrl: async (bucket, key) => `file://${pathOf(bucket, key)}`,
  };

  return { adapter, headObject, stream };
}

export type ObjectFiles = ReturnType<typeof objectFiles>;

async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content, { flush: true });
  await rename(draft, file);
}
