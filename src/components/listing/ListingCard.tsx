import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { VerificationKind } from '@contract/user';
import { Pressable } from '@/platform/Pressable';
import { Card } from '@/ui/Card';
import styles from './ListingCard.module.scss';
import { PartyBadge } from './PartyBadge';

interface Props {
  /** Undefined for somebody who stays anonymous: nothing is said about them then. */
  verifications: readonly VerificationKind[] | undefined;
  partyName: string;
  /** What stands at the end of the foot. */
  trailing: ReactNode;
  onOpen(): void;
  children: ReactNode;
}

/** The card of either side of the trade: what it is about, and below a line who is behind it. */
export function ListingCard({ verifications, partyName, trailing, onOpen, children }: Props) {
  return (
    <Card isBare>
      <Pressable className={styles.card} onPress={onOpen}>
        {children}
        <View className={styles.foot}>
          {verifications && <PartyBadge verifications={verifications} />}
          <Text className={styles.party}>{partyName}</Text>
          {trailing}
        </View>
      </Pressable>
    </Card>
  );
}
