import { randomUUID } from 'node:crypto';
import { chmod, link, mkdir, rename, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Creates the folder for secrets, which only the server's user can list. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
}

/**
 * Writes a file (0600) unless it exists. Of two processes that start in parallel one wins and both read its content:
 * link() rejects an existing name, and the file is complete from its first moment.
 * @throws the error of the file system
 */
export async function createPrivateFile(file: string, content: () => Promise<string>): Promise<void> {
  if (await exists(file)) return;
  const fresh = await writeTemporaryFile(file, await content());
  try {
    await link(fresh, file);
  } catch (error) {
    if (!(await exists(file))) throw error;
  } finally {
    await unlink(fresh);
  }
}

/** Replaces the content atomically for all processes that read it. */
export async function replacePrivateFile(file: string, content: string): Promise<void> {
  await rename(await writeTemporaryFile(file, content), file);
}

async function writeTemporaryFile(file: string, content: string): Promise<string> {
  const fresh = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  await writeFile(fresh, content, { mode: 0o600, flag: 'wx' });
  return fresh;
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false
  );
}
