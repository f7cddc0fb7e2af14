import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { RadarSummary } from '@contract/cardVisit';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { paymentOffer } from '@/stores/paymentOffer';
import { ownCardMessages } from '../locale/messages';
import { radarSpans } from '../Radar.store';
import styles from './RadarNotes.module.scss';

const WIDEST_DAYS = Math.max(...radarSpans);

/** Limits of the radar, and what visitors are shown about it. */
export const RadarNotes = observer(function RadarNotes({ summary }: { summary: RadarSummary }) {
  const t = ownCardMessages();
  const { maxVisitors, windowDays, isAnonymous } = summary;
  return (
    <View className={styles.notes}>
      {maxVisitors !== null && (
        <Note text={t.fewVisitors(maxVisitors)} link={t.verify} onPress={() => push('attestation.center')} />
      )}
      {windowDays < WIDEST_DAYS && paymentOffer.isOffered && (
        <Note text={t.upgradeForDays(WIDEST_DAYS)} link={t.upgrade} onPress={() => push('vcard.marketIntroduction')} />
      )}
      <Note
        text={isAnonymous ? t.anonymousNote : t.privacyNote}
        link={t.privacyLink}
        onPress={() => push('setting.account')}
      />
    </View>
  );
});

interface NoteProps {
  text: string;
  link: string;
  onPress(): void;
}

function Note({ text, link, onPress }: NoteProps) {
  return (
    <View className={styles.note}>
      <Text className={styles.text}>{text}</Text>
      <Pressable className={styles.link} role="link" onPress={onPress}>
        <Text>{link}</Text>
      </Pressable>
    </View>
  );
}
