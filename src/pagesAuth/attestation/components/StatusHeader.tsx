import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { VerificationDetail } from '@contract/verification';
import { VerifiedBadge } from '@/ui/Badge';
import { Icon, type IconName } from '@/ui/Icon';
import { statusTones } from '../attestationRoutes';
import { verificationMessages } from '../locale/messages';
import styles from './StatusHeader.module.scss';

const icons: Record<(typeof statusTones)[keyof typeof statusTones], IconName> = {
  ok: 'circle-check',
  info: 'clock',
  warn: 'alert-triangle',
  red: 'alert-triangle',
  grey: 'shield-check'
};

/** State of the verification as an icon and a sentence. */
export const StatusHeader = observer(function StatusHeader({ detail }: { detail: VerificationDetail }) {
  const t = verificationMessages();
  const { kind, state, step } = detail;
  const tone = statusTones[state];
  const [title, text] = t.result[state];
  const isGovernmentReview = state === 'pending' && step === 'government';
  return (
    <View className={styles.head}>
      <View className={`${styles.disc} ${styles[tone]}`}>
        <Icon name={icons[tone]} />
      </View>
      <View className={styles.title} role="heading" aria-level={2}>
        {title}
      </View>
      <View className={styles.text}>{isGovernmentReview ? t.secondReview : text}</View>
      {['approved', 'expiring', 'changing'].includes(state) && (
        <View className={styles.badge}>
          <VerifiedBadge kind={kind} />
        </View>
      )}
    </View>
  );
});
