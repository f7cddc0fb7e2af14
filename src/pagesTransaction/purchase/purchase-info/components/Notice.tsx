import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Pressable } from '@/platform/pressable';
import { Icon, type IconName } from '@/ui/Icon';
import styles from './Notice.module.scss';

interface NoticeProps {
  icon: IconName;
  title: string;
  hint: string;
  tone?: 'warn' | 'ok' | 'plain';
  /** Opens the next step; left out when there is none. */
  onPress?(): void;
}

/** Notice shown before quoting, with an optional link to the next step. */
export const Notice = observer(function Notice({ icon, title, hint, tone = 'plain', onPress }: NoticeProps) {
  const content = (
    <>
      <Icon name={icon} className={styles.icon} />
      <View className={styles.text}>
        <View className={styles.title}>{title}</View>
        <View className={styles.hint}>{hint}</View>
      </View>
      {onPress && <Icon name="chevron-right" className={styles.arrow} />}
    </>
  );
  const className = `${styles.notice} ${styles[tone]}`;
  if (!onPress) return <View className={className}>{content}</View>;
  return (
    <Pressable className={className} role="link" onPress={onPress}>
      {content}
    </Pressable>
  );
});
