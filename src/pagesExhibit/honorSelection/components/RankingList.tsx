import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { AwardCandidate } from '@contract/award';
import { formatCount } from '@/lib/count';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { ItemList } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { candidateNo } from '../candidateNo';
import type { HonorSelectionStore } from '../HonorSelection.store';
import { honorMessages } from '../locale/messages';
import styles from './RankingList.module.scss';

interface Props {
  store: HonorSelectionStore;
  onOpen(id: string): void;
  onCertificate(id: string): void;
}

/** The ranking of the category, with the time at which it was frozen. Winners lead to their certificates. */
export const RankingList = observer(function RankingList({ store, onOpen, onCertificate }: Props) {
  const t = honorMessages();
  const { award, ranking } = store;
  if (award === null) return null;
  if (ranking.length === 0) return <EmptyState title={t.noCandidates} text={t.noCandidatesHint} />;
  const isFrozen = award.phase === 'frozen' || (award.phase === 'ended' && award.resultsAtMs === null);
  return (
    <View className={styles.ranking}>
      {isFrozen && (
        <View className={styles.note}>
          {t.frozenNote(shortTime(award.frozenAtMs, award.serverNowMs, messages().time))}
        </View>
      )}
      <ItemList>
        {ranking.map((candidate) => (
          <RankingRow key={candidate.id} candidate={candidate} onOpen={onOpen} onCertificate={onCertificate} />
        ))}
      </ItemList>
    </View>
  );
});

type RowProps = Omit<Props, 'store'> & { candidate: AwardCandidate };

const RankingRow = observer(function RankingRow({ candidate, onOpen, onCertificate }: RowProps) {
  const { id, no, name, rank, votes, isWinner } = candidate;
  const t = honorMessages();
  return (
    <View className={styles.row}>
      <Pressable className={styles.about} onPress={() => onOpen(id)}>
        <Text
          className={`${styles.rank} ${rank !== null && rank <= 3 ? styles.top : ''}`}
          role="img"
          aria-label={rank === null ? t.noRank : t.rank(rank)}
        >
          {rank ?? '–'}
        </Text>
        <View className={styles.text}>
          <View className={styles.name}>{name}</View>
          <View className={styles.no}>
            <Text>{t.no(candidateNo(no))}</Text>
            {isWinner && <Badge tone="red" text={t.winner} />}
          </View>
        </View>
        <Text className={styles.votes}>{t.votes(formatCount(votes))}</Text>
      </Pressable>
      {isWinner && (
        <View className={styles.certificate}>
          <Button kind="outline" size="small" label={`${name} ${t.certificate}`} onPress={() => onCertificate(id)}>
            {t.certificate}
          </Button>
        </View>
      )}
    </View>
  );
});
