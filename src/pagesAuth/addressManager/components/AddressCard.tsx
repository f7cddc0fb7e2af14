import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Address } from '@contract/address';
import { groupMobile } from '@/lib/mobile';
import { Pressable } from '@/platform/pressable';
import { Badge } from '@/ui/Badge';
import { Icon, type IconName } from '@/ui/Icon';
import { formatStreetAddress } from '../formatAddress';
import { addressMessages } from '../locale/messages';
import styles from './AddressCard.module.scss';

interface AddressCardProps {
  address: Address;
  /** Set while an address is being picked: a tap on the card selects this address. */
  onChoose?: () => void;
  onCopy(): void;
  onEdit(): void;
  onRemove(): void;
  onMakeDefault(): void;
}

/** Shows one address with recipient, location and its actions. */
export const AddressCard = observer(function AddressCard(props: AddressCardProps) {
  const { address, onChoose } = props;
  const t = addressMessages();
  return (
    <View className={styles.card}>
      <CardBody label={t.choose(address.receiver)} onPress={onChoose}>
        <View className={styles.who}>
          <Text className={styles.receiver}>{address.receiver}</Text>
          <Text className={styles.mobile}>{groupMobile(address.mobile)}</Text>
        </View>
        <View className={styles.address}>{formatStreetAddress(address)}</View>
        <View className={styles.marks}>
          {address.isDefault && <Badge tone="red" text={t.isDefault} />}
          <Badge tone="grey" text={address.label === 'other' ? address.labelText : t.labels[address.label]} />
        </View>
      </CardBody>
      <View className={styles.actions}>
        {!address.isDefault && !onChoose && (
          <Pressable className={styles.makeDefault} onPress={props.onMakeDefault}>
            <Text>{t.makeDefault}</Text>
          </Pressable>
        )}
        <View className={styles.rest}>
          {!onChoose && <CardAction icon="copy" text={t.copy} onPress={props.onCopy} />}
          <CardAction icon="pencil" text={t.edit} onPress={props.onEdit} />
          {!onChoose && <CardAction icon="trash" text={t.remove} onPress={props.onRemove} />}
        </View>
      </View>
    </View>
  );
});

function CardBody({ label, onPress, children }: { label: string; onPress?: () => void; children: ReactNode }) {
  if (!onPress) return <View className={styles.body}>{children}</View>;
  return (
    <Pressable className={`${styles.body} ${styles.choosable}`} label={label} onPress={onPress}>
      {children}
    </Pressable>
  );
}

function CardAction({ icon, text, onPress }: { icon: IconName; text: string; onPress(): void }) {
  return (
    <Pressable className={styles.action} onPress={onPress}>
      <Icon name={icon} />
      <Text>{text}</Text>
    </Pressable>
  );
}
