import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import styles from './PartyLine.module.scss';

interface PartyLineProps {
  /** An Avatar, a Seal or a logo, 44 px. */
  picture: ReactNode;
  name: ReactNode;
  /** Beside the name; they go below it where it is long. */
  badges?: ReactNode;
  /** As what: position, place, what they deal in. */
  about?: ReactNode;
  /** Small print: since when, how often. */
  facts?: readonly string[];
  /** More below: a message, photos. The picture then stays at the top. */
  children?: ReactNode;
  /** What is done with them. */
  right?: ReactNode;
}

/** Who it is, a person or a company: picture, name, badges, and what is to be known of them. */
export function PartyLine({ picture, name, badges, about, facts = [], children, right }: PartyLineProps) {
  return (
    <View className={children ? `${styles.line} ${styles.tall}` : styles.line}>
      {picture}
      <View className={styles.words}>
        <View className={styles.head}>
          <View className={styles.name}>{name}</View>
          {badges}
        </View>
        {about && <View className={styles.about}>{about}</View>}
        {facts.length > 0 && (
          <View className={styles.facts}>
            {facts.map((fact) => (
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
