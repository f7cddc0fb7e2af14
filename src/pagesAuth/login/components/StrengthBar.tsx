import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { loginMessages } from '../locale/messages';
import styles from './StrengthBar.module.scss';

/** Password strength from 0 to 3, as bars and a label. */
export const StrengthBar = observer(function StrengthBar({ strength }: { strength: number }) {
  const t = loginMessages();
  const label = [t.unusable, t.weak, t.medium, t.strong][strength] ?? '';
  const level = styles[`level${strength}`] ?? '';
  return (
    <View className={`${styles.strength} ${level}`} role="status">
      {[1, 2, 3].map((segment) => (
        <View key={segment} className={segment <= strength ? `${styles.part} ${styles.on}` : styles.part} />
      ))}
      <Text className={styles.word}>{t.strength(label)}</Text>
    </View>
  );
});
