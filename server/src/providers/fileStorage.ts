import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Keeps finished pictures and videos under names that stand for one content for ever. */
export interface FileStorage {
  save(name: string, content: Buffer | Readable): Promise<void>;
  /** Throws for a name that is not kept. */
  read(name: string): Promise<Buffer>;
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>;
  /** Where clients read it: a path below the API's host, or a full address. */
  urlOf(name: string): string;
}

/** Images in a folder of this machine, served by this server under /uploads/. */
export class DiskFileStorage implements FileStorage {
  constructor(private readonly folder: string) {}

  async save(name: string, content: Buffer | Readable): Promise<void> {
    const file = path.join(this.folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    // Whole or not at all: nobody writes a name anew that is there already.
    const part = path.join(this.folder, `.${randomUUID()}`);
    try {
      await writeFile(part, content, { flag: 'wx' });
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  read(name: string): Promise<Buffer> {
    return readFile(path.join(this.folder, name));
  }

  async remove(name: string): Promise<void> {
    await rm(path.join(this.folder, name), { force: true });
  }

  urlOf(name: string): string {
    return `/uploads/${name}`;
  }
}

/** Where an installation keeps its images. */
export const createFileStorage = ({ dataDir }: { dataDir: string }): FileStorage =>
  new DiskFileStorage(path.join(dataDir, 'uploads'));
