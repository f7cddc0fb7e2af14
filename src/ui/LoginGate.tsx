import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { messages } from '@/locale/messages';
import { Button } from './Button';
import { Icon, type IconName } from './Icon';
import { Sheet } from './Sheet';
import styles from './LoginGate.module.scss';

export interface LoginGateProps {
  isOpen: boolean;
  /** Benefit of logging in, such as "see the phone number". */
  title: string;
  /** Why the action needs a login. */
  reason?: string;
  /** Picture of 56 px, such as the art of the variety. */
  picture?: ReactNode;
  /** Icon shown in a tile when there is no picture. */
  icon?: IconName;
  /** Whether the login asks for a mobile number first. */
  isByPhone?: boolean;
  onPhone(): void;
  /** Called on "later", on a tap on the mask and on Escape; the user continues as a guest. */
  onLater(): void;
}

/** Login prompt over the page that needs a login; the page stays open behind it. */
export const LoginGate = observer(function LoginGate({
  isOpen,
  title,
  reason,
  picture,
  icon = 'user',
  isByPhone = true,
  onPhone,
  onLater
}: LoginGateProps) {
  const { loginGate } = messages();
  // A deep link configured by the server provides no title.
  const heading = title || loginGate.other;
  return (
    <Sheet isOpen={isOpen} onClose={onLater} label={heading}>
      <View className={styles.content}>
        <View className={styles.head}>
          <View className={`${styles.picture} ${picture ? '' : styles.tile}`} aria-hidden>
            {picture ?? <Icon name={icon} />}
          </View>
          <View className={styles.text}>
            <Text className={styles.title}>{heading}</Text>
            {reason && <View className={styles.reason}>{reason}</View>}
          </View>
        </View>
        <Button kind="primary" isFull onPress={onPhone}>
          {isByPhone ? loginGate.phone : loginGate.other}
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
