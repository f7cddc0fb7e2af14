import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { openLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import type { BookingObstacle } from '../bookingObstacle';
import type { BoothPanelStore } from '../BoothPanel.store';
import { boothMessages } from '../locale/messages';
import styles from '../BoothPanel.module.scss';

const actions: Partial<Record<BookingObstacle, () => void>> = {
  loggedOut: () => void openLogin(),
  noCompany: () => push('attestation.corporate'),
  unverified: () => push('attestation.corporate')
};

/** Says why the user cannot book, and who can; or that the hold of before ran out. */
export const BookingNotice = observer(function BookingNotice({ store }: { store: BoothPanelStore }) {
  const t = boothMessages();
  const { obstacle, expired, managers } = store.own;
  if (obstacle === null) return expired ? <Notice text={t.expired(expired.boothNo)} /> : null;
  const text = obstacle === 'role' ? t.obstacles.role(managers.join(t.listJoin)) : t.obstacles[obstacle];
  const action = actions[obstacle];
  return (
    <Notice text={text}>
      {action && (
        <Button kind="outline" size="small" onPress={action}>
          {obstacle === 'loggedOut' ? t.logIn : t.verify}
        </Button>
      )}
    </Notice>
  );
});

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <View className={styles.notice} role="status">
      <Icon name="info-circle" />
      <View className={styles.noticeText}>{text}</View>
      {children}
    </View>
  );
}
