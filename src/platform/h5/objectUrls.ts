import type { PickedFile } from '../filePicker/types';

/** The files behind the addresses by which the page shows them. */
const files = new Map<string, Blob>();

/** Answers the address at which the page can show it, until it is dropped. */
export function registerFile(file: Blob): PickedFile {
  const path = URL.createObjectURL(file);
  files.set(path, file);
  return { path, bytes: file.size };
}

/** Undefined when nothing is kept there. */
export const fileAtUrl = (path: string): Blob | undefined => files.get(path);

export function revokeFile(path: string): void {
  files.delete(path);
  if (path.startsWith('blob:')) URL.revokeObjectURL(path);
}
