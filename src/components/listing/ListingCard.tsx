import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { VerificationKind } from '@contract/user';
import { Pressable } from '@/platform/pressable';
import { Card } from '@/ui/Card';
import { PartyBadge } from './PartyBadge';
import styles from './ListingCard.module.scss';

interface Props {
  /** Undefined for an anonymous party, which shows no badge. */
  verifications: readonly VerificationKind[] | undefined;
  partyName: string;
  /** Content at the end of the footer. */
  trailing: ReactNode;
  onOpen(): void;
  children: ReactNode;
}

/** Card of a supply or purchase request: the goods, and the party in a footer. */
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
