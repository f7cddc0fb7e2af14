import type { PickedFile } from '../filePicker/types';

/** Files by their object urls. */
const files = new Map<string, Blob>();

/** Registers a file and returns its object url, until it is released. */
export function registerFile(file: Blob): PickedFile {
  const path = URL.createObjectURL(file);
  files.set(path, file);
  return { path, bytes: file.size };
}

/** Returns undefined for a released url. */
export const fileAtUrl = (path: string): Blob | undefined => files.get(path);

export function revokeFile(path: string): void {
  files.delete(path);
  if (path.startsWith('blob:')) URL.revokeObjectURL(path);
}
