import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(__dirname, '..');
const hashedFile = /\.([0-9a-f]{6})\.(js|css)$/;

/** Copies the H5 build into a folder of its own, which a test may change. */
export function copyBuild(folder: string): void {
  cpSync(path.join(repository, 'dist/h5'), folder, { recursive: true });
}

/**
 * Replaces the build in a folder by another one: the same app under other hashes, so that the server has no file of the build
 * before.
 */
export function replaceBuild(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files) if (/\.(br|gz)$/.test(file)) rmSync(path.join(folder, file));
  const hashes = new Set(files.flatMap((file) => hashedFile.exec(file)?.[1] ?? []));
  const nextHash = (hash: string) => (hashes.has(hash) ? [...hash].reverse().join('') : hash);
  for (const file of files) {
    if (!/\.(js|css|html)$/.test(file)) continue;
    const text = readFileSync(path.join(folder, file), 'utf8');
    const next = text.replace(/(?<![0-9a-zA-Z])[0-9a-f]{6}(?![0-9a-zA-Z])/g, nextHash);
    writeFileSync(path.join(folder, file), file === 'sw.js' ? renameRevision(next) : next);
    const name = file.replace(hashedFile, (_all, hash: string, type: string) => `.${nextHash(hash)}.${type}`);
    if (name !== file) renameSync(path.join(folder, file), path.join(folder, name));
  }
}

/** The revision is a digest of all names, twelve digits. */
function renameRevision(worker: string): string {
  const [, revision = ''] = /revision:"([0-9a-f]{12})"/.exec(worker) ?? [];
  return worker.replaceAll(revision, [...revision].reverse().join(''));
}
