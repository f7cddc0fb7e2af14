import { when } from 'mobx';
import { shanghaiDay } from '@rules/shanghaiTime';
import { user } from '@/stores/user';
import { runWithToast } from '@/ui/runWithToast';
import { undoCancellation } from '../api/account';
import { deferPromptToNextPage } from '../deferPromptToNextPage';
import { settingMessages } from './locale/messages';

/** After a login during the cancellation period: offers to keep the account and otherwise logs the user out again. */
export async function offerToKeepAccount(): Promise<void> {
  await when(() => user.status !== 'unknown');
  const erasesAtMs = user.user?.erasesAtMs ?? null;
  if (erasesAtMs === null) return;
  const t = settingMessages();
  const isStaying = await deferPromptToNextPage({
    title: t.cancelRequested,
    text: t.cancelRequestedText(shanghaiDay(erasesAtMs)),
    confirmText: t.undo,
    cancelText: t.goOn
  });
  if (!isStaying) {
    await user.logout();
    return;
  }
  await runWithToast(() => undoCancellation(), t.undone);
  await user.load();
}
