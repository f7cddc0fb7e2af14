import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Pressable } from '@/platform/pressable';
import { ScrollRow } from '@/platform/scrollRow';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { TextInput } from '@/ui/TextInput';
import { type PriceInquiry, PriceInquirySheet } from '../../components/PriceInquirySheet';
import { supplyMessages } from '../../locale/messages';
import type { ChatStore } from '../Chat.store';
import { serviceMessages } from '../locale/messages';
import { sendPicture } from '../sendPicture';
import styles from './Composer.module.scss';

interface ComposerProps {
  store: ChatStore;
  onFailure(error: unknown): void;
}

/** Input for text, photos and price inquiries; common questions are sent with one tap. */
export const Composer = observer(function Composer({ store, onFailure }: ComposerProps) {
  const [isAsking, setAsking] = useState(false);
  const t = serviceMessages();
  const { room } = store;
  if (!room?.mayWrite) return null;
  const { about, side } = room;
  const isAsker = side === 'asker';
  const asksFor = isAsker && about.kind === 'supply' ? about : undefined;
  const { ask } = supplyMessages();
  const handleSend = () => void store.sendText().catch(onFailure);
  const handleAsk = (question: PriceInquiry) => {
    const send = async () => {
      await store.outbox.send(question);
    };
    return runWithToast(send, undefined, onFailure);
  };
  const handleMore = async () => {
    const actions = [
      { text: t.picture, icon: 'photo' as const, run: () => sendPicture(store.outbox) },
      ...(asksFor ? [{ text: ask.title, icon: 'chart-line' as const, run: () => setAsking(true) }] : []),
      { text: t.card, icon: 'package' as const, run: () => store.outbox.send({ type: 'listing' }) }
    ];
    const chosen = await overlays.actionSheet({ items: actions.map(({ text, icon }) => ({ text, icon })) });
    if (chosen !== null) await Promise.resolve(actions[chosen]?.run()).catch(onFailure);
  };
  return (
    <View className={styles.composer}>
      {isAsker && (
        <ScrollRow>
          <View className={styles.phrases}>
            {asksFor && <Chip text={ask.title} isOn onPress={() => setAsking(true)} />}
            {t.about[about.kind].quick.map((question) => (
              <Chip
                key={question}
                text={question}
                isOn={false}
                onPress={() => void store.sendPhrase(question).catch(onFailure)}
              />
            ))}
          </View>
        </ScrollRow>
      )}
      <View className={styles.row}>
        <Pressable className={styles.add} label={t.attach} onPress={() => void handleMore()}>
          <Icon name="plus" />
        </Pressable>
        <View className={styles.input}>
          <TextInput
            label={t.write1}
            name="message"
            placeholder={t.write1}
            value={store.text}
            onChange={store.setText}
            onConfirm={handleSend}
          />
        </View>
        <Button kind="primary" size="small" isDisabled={store.text.trim() === ''} onPress={handleSend}>
          {t.send}
        </Button>
      </View>
      {asksFor && (
        <PriceInquirySheet
          moqGrams={asksFor.supply?.moqGrams ?? null}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onAsk={handleAsk}
        />
      )}
    </View>
  );
});
