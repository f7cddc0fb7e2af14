import { nativeApp } from '@/bridge/nativeApp';
import { clearResume } from '@/navigation/loginGate';
import { environment } from '@/stores/environment';
import { user } from '@/stores/user';
import { overlays } from '@/ui/overlays';
import type { HostPage } from './hostPage.types';
import { launchMessages } from './locale/messages';

let isQuestionOpen = false;

/** Closes the question that is asked when the app does not answer: a token has come after all. */
export function closeAppQuestion(): void {
  if (isQuestionOpen) overlays.close();
}

export const askAppLogin: HostPage['askAppLogin'] = async () => {
  const t = launchMessages();
  overlays.loading(t.askingApp);
  const answer = await nativeApp.ask('loginLink', {}).finally(() => overlays.hideLoading());
  if (answer === 'done' || user.isLoggedIn) return true;
  if (answer === 'absent') {
    // A link for the app that was opened in a browser: said once.
    environment.setSourceType('');
    overlays.toast(t.noApp);
    return false;
  }
  isQuestionOpen = true;
  const { confirm } = await overlays.modal({
    title: t.appSilentTitle,
    text: t.appSilentText,
    confirmText: t.byPhone,
    cancelText: t.later
  });
  isQuestionOpen = false;
  if (!confirm && !user.isLoggedIn) clearResume();
  return !confirm;
};
