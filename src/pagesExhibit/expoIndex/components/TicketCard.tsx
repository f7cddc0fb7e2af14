import { Image, Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ExpoFacts } from '@contract/expo';
import type { ExpoTicket, ExpoTicketStatus } from '@contract/expoTicket';
import { groupShortCode } from '@/components/cardPoster/groupShortCode';
import { expoMessages } from '@/components/expo/locale/messages';
import { expoTicketMessages } from '@/components/expoTicket/locale/messages';
import { groupTicketNo, ticketDaysText } from '@/components/expoTicket/ticketText';
import type { ExpoCountdown } from '@/lib/expoCountdown';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Icon } from '@/ui/Icon';
import type { TicketCardStore } from '../TicketCard.store';
import styles from '../ExpoIndex.module.scss';

interface Props {
  store: TicketCardStore;
  expo: ExpoFacts;
  countdown: ExpoCountdown;
}

const tones: Partial<Record<ExpoTicketStatus, BadgeTone>> = { issued: 'ok', checkedIn: 'info', pending: 'warn' };

/** The member's ticket, which opens as a whole; without one the way to the registration. Beside it the countdown. */
export const TicketCard = observer(function TicketCard({ store, expo, countdown }: Props) {
  const t = expoTicketMessages();
  const tickets = store.ticketsFor(expo.id);
  const [ticket] = tickets;
  const picture = ticket ? store.pictureOf(ticket) : '';
  return (
    <Pressable className={styles.ticket} role="link" onPress={() => push('exhibit.register', { id: ticket?.id })}>
      {picture === '' ? (
        <Icon name="ticket" className={styles.ticketIcon} />
      ) : (
        <Image className={styles.ticketCode} src={picture} aria-hidden="true" />
      )}
      <View className={styles.ticketText}>
        {ticket ? (
          <TicketFacts ticket={ticket} expo={expo} count={tickets.length} />
        ) : (
          <>
            <View className={styles.ticketTitle}>{t.noTicket}</View>
            <View className={styles.ticketHint}>{t.noTicketHint}</View>
          </>
        )}
      </View>
      <Countdown countdown={countdown} />
    </Pressable>
  );
});

function TicketFacts({ ticket, expo, count }: { ticket: ExpoTicket; expo: ExpoFacts; count: number }) {
  const t = expoTicketMessages();
  const { relation, name, type, status, code, ticketNo } = ticket;
  return (
    <>
      <View className={styles.ticketTitle}>
        {relation === 'own' ? t.ticket : name} <Badge text={t.statuses[status]} tone={tones[status] ?? 'grey'} />
      </View>
      <View className={styles.ticketHint}>{[t.types[type], ...(count > 1 ? [t.more(count)] : [])].join(' · ')}</View>
      <View className={styles.ticketHint}>{ticketDaysText(expo, ticket)}</View>
      <View className={styles.ticketHint}>{`${t.ticketNo} ${groupTicketNo(ticketNo)}`}</View>
      {code !== null && <View className={styles.shortCode}>{t.shortCode(groupShortCode(code.shortCode))}</View>}
    </>
  );
}

function Countdown({ countdown }: { countdown: ExpoCountdown }) {
  const t = expoMessages();
  if (countdown.phase === 'over') return null;
  const isBefore = countdown.phase === 'before';
  return (
    <View className={styles.countdown}>
      <Text className={styles.ticketHint}>{isBefore ? t.opensIn : t.isOn}</Text>
      <Text className={styles.days}>{isBefore ? countdown.days : countdown.day}</Text>
      <Text className={styles.ticketHint}>{isBefore ? t.days(countdown.days) : t.dayOfExpo}</Text>
    </View>
  );
}
