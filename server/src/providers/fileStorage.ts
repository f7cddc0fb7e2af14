import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Stores finished pictures and videos under names whose content never changes. */
export interface FileStorage {
  save(name: string, content: Buffer | Readable): Promise<void>;
  /** @throws Error for an unknown name */
  read(name: string): Promise<Buffer>;
  /** Removing a missing file is no error. */
  remove(name: string): Promise<void>;
  /** Returns the address for clients: a path below the API's host, or a full address. */
  urlOf(name: string): string;
}

/** Stores files in a folder of this machine, served by this server under /uploads/. */
export class DiskFileStorage implements FileStorage {
  constructor(private readonly folder: string) {}

  async save(name: string, content: Buffer | Readable): Promise<void> {
    const file = path.join(this.folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    // Written to a temporary file and renamed, so that a file is complete or missing.
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

/** Creates the file storage of an installation. */
export const createFileStorage = ({ dataDir }: { dataDir: string }): FileStorage =>
  new DiskFileStorage(path.join(dataDir, 'uploads'));
