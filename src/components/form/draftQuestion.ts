import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { overlays } from '@/ui/overlays';

/** The question whether a form shows the draft of this device or what the server has stored. */
export interface DraftQuestion {
  /** False to ask only when the server has stored something else since the draft was begun. */
  isAlwaysAsked: boolean;
  texts(): { title: string; text(time: string): string; useDraft: string; useStored: string };
}

/** @returns true for the draft */
export async function askForDraft({ texts }: DraftQuestion, savedAtMs: number): Promise<boolean> {
  const { title, text, useDraft, useStored } = texts();
  const { confirm } = await overlays.modal({
    title,
    text: text(shortTime(savedAtMs, Date.now(), messages().time)),
    confirmText: useDraft,
    cancelText: useStored
  });
  return confirm;
}
