import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { shanghaiDay } from '@rules/shanghaiTime';
import { Sheet } from '@/ui/Sheet';
import { usePresence } from '@/ui/usePresence';
import type { HonorSelectionStore } from '../HonorSelection.store';
import { honorMessages } from '../locale/messages';
import styles from './CertificateSheet.module.scss';

interface Props {
  store: HonorSelectionStore;
  /** Undefined while the sheet is closed. */
  id: string | undefined;
  onClose(): void;
}

/** Certificate of a winner, as published. */
export const CertificateSheet = observer(function CertificateSheet({ store, id, onClose }: Props) {
  const t = honorMessages();
  const winner = store.find(id);
  const { shown } = usePresence(winner);
  const { award } = store;
  if (!shown || award === null) return null;
  const { name, categoryId, rank } = shown;
  return (
    <Sheet isOpen={winner !== undefined} onClose={onClose} title={t.certificate}>
      <View className={styles.paper}>
        <View className={styles.title}>{t.certificateTitle}</View>
        <View className={styles.name}>{name}</View>
        <View className={styles.text}>
          {t.certificateText(award.name, store.nameOfCategory(categoryId), rank ?? 1)}
        </View>
        <View className={styles.day}>{t.issuedOn(shanghaiDay(award.resultsAtMs ?? award.endsAtMs))}</View>
      </View>
    </Sheet>
  );
});
