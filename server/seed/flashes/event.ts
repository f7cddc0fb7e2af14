import type { Importance } from '@contract/flash';

/** Something that happened: title, text, importance, varieties parted by blanks. */
export type FlashEvent = [title: string, content: string, importance: Importance, varietyIds: string];
