import { Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import { messages } from '@/locale/messages';
import styles from './Badge.module.scss';
import { Icon, type IconName } from './Icon';

export type VerifiedKind = 'person' | 'company' | 'park';

const glyphs: Record<VerifiedKind, IconName> = {
  person: 'user-filled',
  company: 'shield-check-filled',
  park: 'building-community'
};

/** How a person or a company is verified. Who is not has no badge, never an empty one. `isBare`: its sign alone. */
export const VerifiedBadge = observer(function VerifiedBadge({
  kind,
  isBare
}: {
  kind: VerifiedKind;
  isBare?: boolean;
}) {
  const text = messages().badges[kind];
  if (isBare) {
    return (
      <Text className={`${styles.badge} ${styles[kind]}`} role="img" aria-label={text}>
        <Icon name={glyphs[kind]} className={styles.glyph} />
      </Text>
    );
  }
  return (
    <Text className={`${styles.badge} ${styles[kind]}`}>
      <Icon name={glyphs[kind]} className={styles.glyph} />
      {text}
    </Text>
  );
});

export type BadgeTone = 'ok' | 'warn' | 'red' | 'grey' | 'info';

/** A status in a word. Success never stands in a row with a price change: both are green. */
export function Badge({ text, tone }: { text: string; tone: BadgeTone }) {
  return <Text className={`${styles.badge} ${styles[tone]}`}>{text}</Text>;
}
