import { Image, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { FeedbackStatus, FeedbackTicket } from '@contract/feedback';
import { relativeTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { Pressable } from '@/platform/pressable';
import { previewImage } from '@/platform/previewImage';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { InfiniteList } from '@/ui/InfiniteList';
import { runWithToast } from '@/ui/runWithToast';
import { SkeletonCard } from '@/ui/Skeleton';
import { listFeedback, rateFeedback } from '../../api/feedback';
import { settingMessages } from '../locale/messages';
import { TicketListStore } from '../TicketList.store';
import styles from './TicketList.module.scss';

const tones: Record<FeedbackStatus, BadgeTone> = {
  submitted: 'grey',
  processing: 'info',
  replied: 'ok',
  closed: 'grey'
};
const stars = [1, 2, 3, 4, 5];

/** Previous tickets of the user with our replies. */
export const TicketList = observer(function TicketList({ onWrite }: { onWrite(): void }) {
  const t = settingMessages();
  const [store] = useState(() => new TicketListStore({ listFeedback, rateFeedback }));
  useEffect(() => void store.tickets.refresh(), [store]);
  return (
    <InfiniteList
      list={store.tickets}
      renderItem={(ticket) => <TicketCard ticket={ticket} store={store} />}
      skeleton={<SkeletonCard />}
      empty={
        <EmptyState isPage title={t.noTickets} text={t.noTicketsHint} action={{ text: t.write, onPress: onWrite }} />
      }
    />
  );
});

interface TicketCardProps {
  ticket: FeedbackTicket;
  store: TicketListStore;
}

const TicketCard = observer(function TicketCard({ ticket, store }: TicketCardProps) {
  const t = settingMessages();
  const pictures = ticket.imageUrls.map(uploadUri);
  return (
    <Card>
      <View className={styles.head}>
        <View className={styles.kind}>{t.kinds[ticket.kind]}</View>
        <Badge tone={tones[ticket.status]} text={t.statuses[ticket.status]} />
      </View>
      <View className={styles.meta}>
        {`${ticket.ticketNo} · ${relativeTime(ticket.createdAtMs, Date.now(), messages().time)}`}
      </View>
      <View className={styles.content}>{ticket.content}</View>
      {pictures.length > 0 && (
        <View className={styles.pictures}>
          {pictures.map((url) => (
            <Pressable key={url} label={t.photos} onPress={() => previewImage({ urls: pictures, current: url })}>
              <Image className={styles.picture} src={url} mode="aspectFill" aria-hidden="true" />
            </Pressable>
          ))}
        </View>
      )}
      {ticket.reply !== null && (
        <>
          <View className={styles.reply}>
            <View className={styles.by}>{t.reply}</View>
            <View>{ticket.reply}</View>
          </View>
          <Rating ticket={ticket} store={store} />
        </>
      )}
    </Card>
  );
});

const Rating = observer(function Rating({ ticket, store }: TicketCardProps) {
  const t = settingMessages();
  const rating = store.ratingOf(ticket);
  const rate = (star: number) => void runWithToast(() => store.rate(ticket, star), t.thanks);
  return (
    <View className={styles.rate}>
      <View>{rating === null ? t.rateAsk : t.rated(rating)}</View>
      <View className={styles.stars}>
        {stars.map((star) => {
          const isOn = star <= (rating ?? 0);
          return (
            <Pressable
              key={star}
              className={`${styles.star} ${isOn ? styles.on : ''}`}
              label={t.rate(star)}
              onPress={() => rate(star)}
            >
              <Icon name={isOn ? 'star-filled' : 'star'} />
            </Pressable>
          );
        })}
      </View>
    </View>
  );
});
