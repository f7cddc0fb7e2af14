import type { Importance } from '@contract/flash';

/** An event: title, text, importance, varieties separated by blanks. */
export type FlashEvent = [title: string, content: string, importance: Importance, varietyIds: string];
