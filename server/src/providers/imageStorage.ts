import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Keeps finished images under names that are never used twice. */
export interface ImageStorage {
  save(name: string, bytes: Buffer): Promise<void>;
  /** Where clients read it: a path below the API's host, or a full address. */
  urlOf(name: string): string;
}

/** Images in a folder of this machine, served by this server under /uploads/. */
export class DiskImageStorage implements ImageStorage {
  constructor(private readonly folder: string) {}

  async save(name: string, bytes: Buffer): Promise<void> {
    const file = path.join(this.folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes, { flag: 'wx' });
  }

  urlOf(name: string): string {
    return `/uploads/${name}`;
  }
}
