import { Text } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { messages } from '@/locale/messages';
import { Icon, type IconName } from './Icon';
import styles from './Badge.module.scss';

export type VerifiedKind = 'person' | 'company' | 'park';

const glyphs: Record<VerifiedKind, IconName> = {
  person: 'user-filled',
  company: 'shield-check-filled',
  park: 'building-community'
};

/**
 * Badge of a verified person or company. Do not render it for an unverified party. `isBare` shows the icon alone.
 * `className` colours a badge that lies on a picture.
 */
export const VerifiedBadge = observer(function VerifiedBadge({
  kind,
  isBare,
  className = styles[kind]
}: {
  kind: VerifiedKind;
  isBare?: boolean;
  className?: string;
}) {
  const text = messages().badges[kind];
  if (isBare) {
    return (
      <Text className={`${styles.badge} ${className}`} role="img" aria-label={text}>
        <Icon name={glyphs[kind]} className={styles.glyph} />
      </Text>
    );
  }
  return (
    <Text className={`${styles.badge} ${className}`}>
      <Icon name={glyphs[kind]} className={styles.glyph} />
      {text}
    </Text>
  );
});

export type BadgeTone = 'ok' | 'warn' | 'red' | 'grey' | 'info';

/** Status label. Never put a success badge in a row with a price change: both are green. */
export function Badge({ text, tone }: { text: string; tone: BadgeTone }) {
  return <Text className={`${styles.badge} ${styles[tone]}`}>{text}</Text>;
}
