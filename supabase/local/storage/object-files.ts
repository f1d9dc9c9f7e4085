import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { z } from "zod";
import type { LiteStorageAdapter } from "@/supabase/local/lite";

type UploadBody = Parameters<LiteStorageAdapter["uploadObject"]>[3];
type ObjectMetadata = Awaited<ReturnType<LiteStorageAdapter["headObject"]>>;

const descriptionSchema = z.object({ mimetype: z.string(), cacheControl: z.string(), eTag: z.string() });

/** Objects as files, written under a new name and moved into place. Hashes for names: no key leaves the folder. */
export class ObjectFiles implements LiteStorageAdapter {
  readonly driver = null;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: UploadBody,
    contentType: string,
    cacheControl: string,
  ): Promise<ObjectMetadata> {
    const bytes =
      body instanceof Uint8Array ? body : new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
    const eTag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;
    await mkdir(this.#folder, { recursive: true });
    const file = this.#path(bucket, key);
    await replaceFile(`${file}.json`, JSON.stringify({ mimetype: contentType, cacheControl, eTag }));
    await replaceFile(file, bytes);
    return this.headObject(bucket, key);
  }

  async headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    const file = this.#path(bucket, key);
    const [{ size, mtime }, description] = await Promise.all([stat(file), readFile(`${file}.json`, "utf8")]);
    const known = descriptionSchema.parse(JSON.parse(description));
    return { ...known, size, contentLength: size, lastModified: mtime, httpStatusCode: 200 };
  }

  async getObject(bucket: string, key: string) {
    const metadata = await this.headObject(bucket, key);
    return { metadata, httpStatusCode: 200, body: this.stream(bucket, key) };
  }

  stream(bucket: string, key: string): ReadableStream<Uint8Array> {
    return Readable.toWeb(createReadStream(this.#path(bucket, key))) as ReadableStream<Uint8Array>;
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const file = this.#path(bucket, key);
    await rm(file, { force: true });
    await rm(`${file}.json`, { force: true });
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    for (const key of keys) await this.deleteObject(bucket, key);
  }

  async copyObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    toBucket: string,
    toKey: string,
  ): Promise<ObjectMetadata> {
    const { mimetype, cacheControl } = await this.headObject(bucket, key);
    const bytes = await readFile(this.#path(bucket, key));
    return this.uploadObject(toBucket, toKey, undefined, bytes, mimetype, cacheControl);
  }

  /** Only image transformation asks for it, which we do not offer. */
  async privateAssetUrl(bucket: string, key: string): Promise<string> {
    return `file://${this.#path(bucket, key)}`;
  }

  #path(bucket: string, key: string): string {
    const name = createHash("sha256")
      .update(JSON.stringify([bucket, key]))
      .digest("hex");
    return path.join(this.#folder, name);
  }
}

async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content, { flush: true });
  await rename(draft, file);
}
