import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ListingReview, ListingStatus } from '@contract/goods';
import { keepUnitsTogether } from '@/lib/keepUnitsTogether';
import { Pressable } from '@/platform/pressable';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { type CardAction, CardActions } from './CardActions';
import styles from './OwnListingCard.module.scss';

export const statusTones: Record<ListingStatus, BadgeTone> = {
  draft: 'grey',
  pending: 'info',
  published: 'ok',
  rejected: 'red',
  paused: 'warn',
  closed: 'grey',
  expired: 'grey',
  takedown: 'red'
};

interface OwnListingCardProps<K extends string> {
  /** Picture in a container that determines its size. */
  picture: ReactNode;
  title: string;
  badge: { tone: BadgeTone; text: string };
  /** Facts below the title. */
  facts: ReactNode;
  /** Results of the listing, below picture and facts. */
  children?: ReactNode;
  /** Reason of the rejection or takedown; undefined for a listing without one. */
  reason: string | undefined;
  actions: readonly CardAction<K>[];
  isBusy: boolean;
  onOpen(): void;
  onAction(key: NoInfer<K>): void;
}

/** Card of an own listing: its status, its results and the available actions. */
function OwnListingCardOf<K extends string>(props: OwnListingCardProps<K>) {
  const { picture, title, badge, facts, children, reason, actions, isBusy, onOpen, onAction } = props;
  return (
    <Card isBare>
      <Pressable className={styles.card} role="link" onPress={onOpen}>
        <View className={styles.head}>
          {picture}
          <View className={styles.text}>
            <View className={styles.row}>
              <Text className={styles.title}>{keepUnitsTogether(title)}</Text>
              <Badge tone={badge.tone} text={badge.text} />
            </View>
            {facts}
          </View>
        </View>
        {reason !== undefined && (
          <View className={styles.reason}>
            <Icon name="alert-triangle" />
            <View>{reason}</View>
          </View>
        )}
        {children}
      </Pressable>
      <CardActions title={title} actions={actions} isBusy={isBusy} onAction={onAction} />
    </Card>
  );
}

export const OwnListingCard: typeof OwnListingCardOf = observer(OwnListingCardOf);

/** Returns the review shown to the owner of a rejected or taken-down listing; null for any other status. */
export function adverseReviewOf({
  status,
  review
}: {
  status: ListingStatus;
  review: ListingReview | null;
}): ListingReview | null {
  return status === 'rejected' || status === 'takedown' ? review : null;
}
