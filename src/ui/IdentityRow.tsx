import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import styles from './IdentityRow.module.scss';

interface IdentityRowProps {
  /** An Avatar, a Seal or a logo, 44 px. */
  picture: ReactNode;
  name: ReactNode;
  /** Beside the name; they go below it where it is long. */
  badges?: ReactNode;
  /** As what: position, place, what they deal in. */
  subtitle?: ReactNode;
  /** Small print: since when, how often. */
  details?: readonly string[];
  /** More below: a message, photos. The picture then stays at the top. */
  children?: ReactNode;
  /** What is done with them. */
  right?: ReactNode;
}

/** Who it is, a person or a company: picture, name, badges, and what is to be known of them. */
export function IdentityRow({ picture, name, badges, subtitle, details = [], children, right }: IdentityRowProps) {
  return (
    <View className={children ? `${styles.line} ${styles.tall}` : styles.line}>
      {picture}
      <View className={styles.words}>
        <View className={styles.head}>
          <View className={styles.name}>{name}</View>
          {badges}
        </View>
        {subtitle && <View className={styles.about}>{subtitle}</View>}
        {details.length > 0 && (
          <View className={styles.facts}>
            {details.map((fact) => (
              <Text key={fact}>{fact}</Text>
            ))}
          </View>
        )}
        {children}
      </View>
      {right}
    </View>
  );
}
