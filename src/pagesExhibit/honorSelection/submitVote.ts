import { withLogin } from '@/navigation/loginGate';
import { network } from '@/platform/network/network';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import type { HonorSelectionStore } from './HonorSelection.store';
import { honorMessages } from './locale/messages';
import { voteErrorMessage } from './voteErrorMessage';

/** Votes for a candidate, after a login where there is none, and says how it went. */
export function submitVote(store: HonorSelectionStore, candidateId: string): void {
  const t = honorMessages();
  if (!network.online) {
    overlays.toast(t.offline, { icon: 'info-circle' });
    return;
  }
  if (store.award?.votesLeft === 0) {
    overlays.toast(t.usedUp, { icon: 'info-circle' });
    return;
  }
  const done = store.award?.phase === 'frozen' ? t.votedFrozen : t.voted;
  const submit = () =>
    runWithToast(
      () => store.vote(candidateId),
      done,
      (error) => overlays.toast(voteErrorMessage(error, t), { icon: 'info-circle' })
    );
  void withLogin(t.loginReason, () => void submit(), { text: t.loginText, icon: 'star' });
}
