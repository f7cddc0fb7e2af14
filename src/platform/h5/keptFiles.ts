import type { ChosenPhoto } from '../photo.types';

/** The files behind the addresses by which the page shows them. */
const files = new Map<string, Blob>();

/** Answers the address at which the page can show it, until it is dropped. */
export function keepFile(file: Blob): ChosenPhoto {
  const path = URL.createObjectURL(file);
  files.set(path, file);
  return { path, bytes: file.size };
}

/** Undefined when nothing is kept there. */
export const keptFile = (path: string): Blob | undefined => files.get(path);

export function dropFile(path: string): void {
  files.delete(path);
  if (path.startsWith('blob:')) URL.revokeObjectURL(path);
}
