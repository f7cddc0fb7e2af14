import { Image, View } from '@tarojs/components';
import styles from './Avatar.module.scss';
import { earthColour } from './earthColour';
import { Icon } from './Icon';

export interface AvatarProps {
  /** Decides the colour. */
  id: string;
  name: string;
  /** Their own picture; without one the surname stands on an earth colour. */
  src?: string | null;
  /** 32, 44 or 60 px. */
  size?: 'small' | 'medium' | 'large';
}

/** A person. Without a name (not logged in) it is an outline. */
export function Avatar({ id, name, src, size = 'medium' }: AvatarProps) {
  const surname = [...name.trim()][0];
  if (src) {
    return <Image className={`${styles.avatar} ${styles[size]}`} src={src} mode="aspectFill" aria-hidden="true" />;
  }
  const look = surname ? styles[`earth${earthColour(id)}`] : styles.nobody;
  return (
    <View className={`${styles.avatar} ${styles[size]} ${look}`} aria-hidden="true">
      {surname ?? <Icon name="user" />}
    </View>
  );
}

/** A company without a logo: two characters in a square seal. */
export function Seal({ id, name, size = 'medium' }: Omit<AvatarProps, 'src'>) {
  return (
    <View
      className={`${styles.avatar} ${styles.seal} ${styles[size]} ${styles[`earth${earthColour(id)}`]}`}
      aria-hidden="true"
    >
      {[...name.trim()].slice(0, 2).join('')}
    </View>
  );
}
