import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import styles from './IdentityRow.module.scss';

interface IdentityRowProps {
  /** Avatar, CompanyAvatar or logo of 44 px. */
  picture: ReactNode;
  name: ReactNode;
  /** Badges beside the name; they wrap below a long name. */
  badges?: ReactNode;
  /** Role of the person or company: position, location, goods. */
  subtitle?: ReactNode;
  /** Secondary facts, such as membership duration or frequency. */
  details?: readonly string[];
  /** Further content, such as a message or photos. The picture is then top-aligned. */
  children?: ReactNode;
  /** Actions at the right. */
  right?: ReactNode;
}

/** Row that identifies a person or company: picture, name, badges and details. */
export function IdentityRow({ picture, name, badges, subtitle, details = [], children, right }: IdentityRowProps) {
  return (
    <View className={children ? `${styles.row} ${styles.tall}` : styles.row}>
      {picture}
      <View className={styles.text}>
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
