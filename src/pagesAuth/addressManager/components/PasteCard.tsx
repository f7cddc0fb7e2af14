import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { toastError } from '@/ui/runWithToast';
import { TextArea } from '@/ui/TextArea';
import type { AddressEditStore } from '../AddressEdit.store';
import { addressMessages } from '../locale/messages';
import styles from './PasteCard.module.scss';

const recognisedFields = ['receiver', 'mobile', 'region', 'street'] as const;

/** Fills in the form from a pasted address; shows which fields were recognised and which are still missing. */
export const PasteCard = observer(function PasteCard({ store }: { store: AddressEditStore }) {
  const [text, setText] = useState('');
  const t = addressMessages();
  const handleRecognise = () => void store.paste(text).catch(toastError);
  return (
    <View className={styles.card}>
      <View className={styles.title}>{t.paste}</View>
      <TextArea label={t.paste} value={text} onChange={setText} placeholder={t.pasteHint} />
      <View className={styles.foot}>
        <RecognitionStatus store={store} />
        <Button
          kind="tinted"
          size="small"
          isLoading={store.isRecognising}
          isDisabled={text.trim() === ''}
          onDisabledPress={() => overlays.toast(t.pasteHint)}
          onPress={handleRecognise}
        >
          {t.recognise}
        </Button>
      </View>
    </View>
  );
});

const RecognitionStatus = observer(function RecognitionStatus({ store: { recognised } }: { store: AddressEditStore }) {
  const t = addressMessages();
  if (!recognised) return null;
  const missing = recognisedFields.filter((field) => recognised[field] === undefined);
  const isComplete = missing.length === 0 && recognised.region?.isExact === true;
  let message = t.recognised;
  if (missing.length > 0) message = t.notRecognised(missing.map((field) => t[field]).join(t.between));
  if (missing.length === recognisedFields.length) message = t.nothingRecognised;
  return (
    <View className={`${styles.outcome} ${isComplete ? styles.whole : ''}`} role="status">
      <Icon name={isComplete ? 'circle-check' : 'info-circle'} />
      <Text className={styles.sentence}>{message}</Text>
    </View>
  );
});
