import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { AwardCandidate } from '@contract/award';
import { formatCount } from '@/lib/count';
import { Pressable } from '@/platform/pressable';
import { candidateNo } from '../candidateNo';
import type { HonorSelectionStore } from '../HonorSelection.store';
import { honorMessages } from '../locale/messages';
import { CandidatePicture } from './CandidatePicture';
import { VoteButton } from './VoteButton';
import styles from './CandidateCard.module.scss';

interface Props {
  store: HonorSelectionStore;
  candidate: AwardCandidate;
  onOpen(id: string): void;
}

/** A candidate with its votes and the button to vote. */
export const CandidateCard = observer(function CandidateCard({ store, candidate, onOpen }: Props) {
  const { id, no, name, intro, votes } = candidate;
  const t = honorMessages();
  return (
    <View className={styles.card}>
      <Pressable className={styles.about} onPress={() => onOpen(id)}>
        <CandidatePicture candidate={candidate} />
        <View className={styles.text}>
          <View className={styles.name}>{name}</View>
          <View className={styles.intro}>{intro}</View>
        </View>
      </Pressable>
      <View className={styles.foot}>
        <Text className={styles.no}>{t.no(candidateNo(no))}</Text>
        <Text className={styles.votes}>{t.votes(formatCount(votes))}</Text>
        <VoteButton store={store} candidate={candidate} />
      </View>
    </View>
  );
});
