import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { observer } from 'mobx-react';
import { words } from '@/locale/words';
import { Button } from './Button';
import styles from './LoginGate.module.scss';
import { Sheet } from './Sheet';

export interface LoginGateProps {
  isOpen: boolean;
  /** What logging in gives, such as "see the phone number". */
  title: string;
  /** Why it needs a login. */
  reason?: string;
  /** A picture of 56 px, such as the art of the variety. */
  picture?: ReactNode;
  onPhone(): void;
  /** Also the mask and Escape: reading goes on. */
  onLater(): void;
}

/** Asks for a login over the page that needs it; the page stays as it is behind it. */
export const LoginGate = observer(function LoginGate({
  isOpen,
  title,
  reason,
  picture,
  onPhone,
  onLater
}: LoginGateProps) {
  const { loginGate } = words();
  return (
    <Sheet isOpen={isOpen} onClose={onLater} label={title}>
      <View className={styles.content}>
        <View className={styles.head}>
          {picture && <View className={styles.picture}>{picture}</View>}
          <View className={styles.words}>
            <Text className={styles.title}>{title}</Text>
            {reason && <View className={styles.reason}>{reason}</View>}
          </View>
        </View>
        <Button kind="primary" isFull onPress={onPhone}>
          {loginGate.phone}
        </Button>
        <View className={styles.later}>
          <Button isFull onPress={onLater}>
            {loginGate.later}
          </Button>
        </View>
      </View>
    </Sheet>
  );
});
