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
  /** Text at the end of the footer. */
  trailing: ReactNode;
  /** A button there in its place. */
  action: ReactNode | undefined;
  onOpen(): void;
  children: ReactNode;
}

/** Card of a supply or purchase request: the goods, and the party in a footer. */
export function ListingCard({ verifications, partyName, trailing, action, onOpen, children }: Props) {
  const party = (
    <>
      {verifications && <PartyBadge verifications={verifications} />}
      <Text className={styles.party}>{partyName}</Text>
    </>
  );
  if (action === undefined) {
    return (
      <Card isBare>
        <Pressable className={styles.card} role="link" onPress={onOpen}>
          {children}
          <View className={styles.foot}>
            {party}
            {trailing}
          </View>
        </Pressable>
      </Card>
    );
  }
  // Screen readers lose controls nested in a control, so the footer is only an additional tap area.
  return (
    <Card isBare>
      <Pressable className={styles.goods} role="link" onPress={onOpen}>
        {children}
      </Pressable>
      <View className={`${styles.foot} ${styles.beside}`} role="presentation" onClick={onOpen}>
        {party}
        {action}
      </View>
    </Card>
  );
}
