import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { errorText } from '@/locale/errorText';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { Icon } from '@/ui/Icon';
import { TextArea } from '@/ui/TextArea';
import type { AddressEditStore } from '../AddressEdit.store';
import { addressMessages } from '../locale/messages';
import styles from './PasteCard.module.scss';

const parts = ['receiver', 'mobile', 'region', 'street'] as const;

/** A pasted text becomes an address; says what was recognised and what is left to type. */
export const PasteCard = observer(function PasteCard({ store }: { store: AddressEditStore }) {
  const [text, setText] = useState('');
  const t = addressMessages();
  const handleRecognise = () =>
    void store.paste(text).then(
      () => undefined,
      (error: unknown) => overlays.toast(errorText(error), { icon: 'info-circle' })
    );
  return (
    <View className={styles.card}>
      <View className={styles.title}>{t.paste}</View>
      <TextArea label={t.paste} value={text} onChange={setText} placeholder={t.pasteHint} />
      <View className={styles.foot}>
        <Recognised store={store} />
        <Button
          kind="tinted"
          size="small"
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

const Recognised = observer(function Recognised({ store: { recognised } }: { store: AddressEditStore }) {
  const t = addressMessages();
  if (!recognised) return null;
  const missing = parts.filter((part) => recognised[part] === undefined);
  const isWhole = missing.length === 0 && recognised.region?.isExact === true;
  let sentence = t.recognised;
  if (missing.length > 0) sentence = t.notRecognised(missing.map((part) => t[part]).join(t.between));
  if (missing.length === parts.length) sentence = t.nothingRecognised;
  return (
    <View className={`${styles.outcome} ${isWhole ? styles.whole : ''}`} role="status">
      <Icon name={isWhole ? 'circle-check' : 'info-circle'} />
      <Text className={styles.sentence}>{sentence}</Text>
    </View>
  );
});
