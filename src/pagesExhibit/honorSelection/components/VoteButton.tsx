import { observer } from 'mobx-react-lite';
import type { AwardCandidate } from '@contract/award';
import { network } from '@/platform/network/network';
import { Button } from '@/ui/Button';
import type { HonorSelectionStore } from '../HonorSelection.store';
import { honorMessages } from '../locale/messages';
import { submitVote } from '../submitVote';

interface Props {
  store: HonorSelectionStore;
  candidate: AwardCandidate;
  isFull?: boolean;
}

/** Votes for a candidate. Without votes left or network it stays tappable and says why. */
export const VoteButton = observer(function VoteButton({ store, candidate: { id, name }, isFull }: Props) {
  const t = honorMessages();
  if (!store.isVoting) return null;
  const submit = () => submitVote(store, id);
  return (
    <Button
      kind={isFull ? 'primary' : 'tinted'}
      size={isFull ? 'large' : 'small'}
      isFull={isFull}
      label={t.voteFor(name)}
      isLoading={store.votingId === id}
      isDisabled={store.award?.votesLeft === 0 || !network.online}
      onDisabledPress={submit}
      onPress={submit}
      stopsTap
    >
      {t.vote}
    </Button>
  );
});
