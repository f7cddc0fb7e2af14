import { overlays } from '@/ui/overlays';

const MIN_APPEAL = 5;
const MAX_APPEAL = 140;

interface AppealMessages {
  appealTitle: string;
  appealHint: string;
  appealSend: string;
  appealShort: string;
}

/**
 * Asks the owner why a listing that was taken down should be restored.
 * @returns the appeal; undefined when it was cancelled or too short
 */
export async function askAppeal({
  appealTitle,
  appealHint,
  appealSend,
  appealShort
}: AppealMessages): Promise<string | undefined> {
  const { confirm, text = '' } = await overlays.modal({
    title: appealTitle,
    text: appealHint,
    editable: '',
    confirmText: appealSend
  });
  if (!confirm) return undefined;
  const appeal = text.trim();
  if ([...appeal].length >= MIN_APPEAL) return [...appeal].slice(0, MAX_APPEAL).join('');
  overlays.toast(appealShort);
  return undefined;
}
