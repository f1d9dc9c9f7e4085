import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";

/** Key that files are encrypted for (age1…); null: they are only compressed. */
export type Recipient = string | null;

export type Identity = string | null;

const ENCRYPTED = ".age";

export const packedName = (name: string, recipient: Recipient): string => `${name}.gz${recipient ? ENCRYPTED : ""}`;

const toWeb = (source: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>;

/** Compresses and encrypts into a file of its owner alone, which has its name once it is whole and on the disk. */
export async function pack(source: AsyncIterable<Uint8Array>, file: string, recipient: Recipient): Promise<void> {
  const draft = `${file}.draft`;
  const encrypt = async function* (compressed: AsyncIterable<Uint8Array>) {
    if (!recipient) return yield* compressed;
    const encrypter = new Encrypter();
    encrypter.addRecipient(recipient);
    yield* await encrypter.encrypt(toWeb(compressed));
  };
  await pipeline(source, createGzip(), encrypt, createWriteStream(draft, { mode: 0o600, flush: true }));
  await rename(draft, file);
}

/** Hands on what was packed. @throws for another key, and for a file that was changed. */
export async function unpack<T>(
  file: string,
  identity: Identity,
  consume: (contents: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  const decrypt = async function* (packed: AsyncIterable<Uint8Array>) {
    if (!file.endsWith(ENCRYPTED)) return yield* packed;
    const decrypter = new Decrypter();
    if (identity) decrypter.addIdentity(identity);
    yield* await decrypter.decrypt(toWeb(packed));
  };
  return pipeline(createReadStream(file), decrypt, createGunzip(), consume);
}

/** Archive of a folder that is in use. @param names the files to take, where not all */
export async function* tar(folder: string, args: readonly string[], names?: readonly string[]) {
  const listed = names ? ["--null", "--verbatim-files-from", "--files-from=-"] : ["."];
  const child = spawn("tar", ["-c", "-C", folder, "--warning=none", ...args, ...listed], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  const ended = once(child, "close");
  child.stdin.end(names?.join("\0"));
  yield* child.stdout as AsyncIterable<Uint8Array>;
  const [code] = await ended;
  // 1: a file changed or went while it was read.
  if (code !== 0 && code !== 1) throw new Error(`tar could not read ${folder}`);
}

export async function untar(archive: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
  // To the end of the stream, where it proves to be whole.
  const args = ["-x", "--ignore-zeros", "-C", folder, "--no-same-owner"];
  const child = spawn("tar", args, { stdio: ["pipe", "ignore", "ignore"] });
  const ended = once(child, "close");
  await pipeline(archive, child.stdin);
  const [code] = await ended;
  if (code !== 0) throw new Error(`tar could not write to ${folder}`);
}
