import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { formatCount } from '@/lib/count';
import { messages } from '@/locale/messages';
import { ShareButton } from '@/platform/share';
import type { SharedPage } from '@/platform/share/types';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { usePresence } from '@/ui/usePresence';
import { candidateNo } from '../candidateNo';
import type { HonorSelectionStore } from '../HonorSelection.store';
import { honorMessages } from '../locale/messages';
import { CandidatePicture } from './CandidatePicture';
import { VoteButton } from './VoteButton';
import styles from './CandidateSheet.module.scss';

interface Props {
  store: HonorSelectionStore;
  /** Undefined while the sheet is closed. */
  id: string | undefined;
  page: SharedPage;
  onClose(): void;
}

/** A candidate with the whole of its introduction, to vote for and to share. */
export const CandidateSheet = observer(function CandidateSheet({ store, id, page, onClose }: Props) {
  const t = honorMessages();
  const candidate = store.find(id);
  const { shown } = usePresence(candidate);
  if (!shown) return null;
  const { name, no, intro, kind, categoryId, votes, rank } = store.find(shown.id) ?? shown;
  const facts = [t.no(candidateNo(no)), t.kinds[kind], store.nameOfCategory(categoryId)];
  return (
    <Sheet
      isOpen={candidate !== undefined}
      onClose={onClose}
      title={name}
      footer={
        <View className={styles.footer}>
          <ShareButton
            className={styles.share}
            label={t.share}
            page={page}
            onCopied={(isCopied) => overlays.toast(isCopied ? t.linkCopied : messages().copyFailed)}
          >
            <Icon name="share-2" />
          </ShareButton>
          <View className={styles.vote}>
            <VoteButton store={store} candidate={shown} isFull />
          </View>
        </View>
      }
    >
      <View className={styles.content}>
        <CandidatePicture candidate={shown} isLarge />
        <View className={styles.facts}>{facts.join(' · ')}</View>
        <View className={styles.votes}>
          <Text>{t.votes(formatCount(votes))}</Text>
          <Text>{rank === null ? t.noRank : t.rank(rank)}</Text>
        </View>
        <View className={styles.intro}>{intro}</View>
      </View>
    </Sheet>
  );
});
