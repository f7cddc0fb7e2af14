import { Image, View } from '@tarojs/components';
import styles from './Avatar.module.scss';
import { avatarColor } from './avatarColor';
import { Icon } from './Icon';

export interface AvatarProps {
  name: string;
  /** Their own picture; without one the surname stands on an earth colour. */
  src?: string | null;
  /** 32, 44 or 60 px. */
  size?: 'small' | 'medium' | 'large';
}

/**
 * A person. The colour is the name's, because ids of people are told to few: so it is the same in a chat, an exchange
 * and a team. Without a name (not logged in) it is an outline.
 */
export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  const surname = [...name.trim()][0];
  if (src) {
    return <Image className={`${styles.avatar} ${styles[size]}`} src={src} mode="aspectFill" aria-hidden="true" />;
  }
  const colorClass = surname ? styles[`earth${avatarColor(name.trim())}`] : styles.nobody;
  return (
    <View className={`${styles.avatar} ${styles[size]} ${colorClass}`} aria-hidden="true">
      {surname ?? <Icon name="user" />}
    </View>
  );
}

export interface CompanyAvatarProps extends Omit<AvatarProps, 'src'> {
  /** Decides the colour: a company is named by its full or its short name. */
  id: string;
}

/** A company without a logo: two characters in a square seal. */
export function CompanyAvatar({ id, name, size = 'medium' }: CompanyAvatarProps) {
  return (
    <View
      className={`${styles.avatar} ${styles.seal} ${styles[size]} ${styles[`earth${avatarColor(id)}`]}`}
      aria-hidden="true"
    >
      {[...name.trim()].slice(0, 2).join('')}
    </View>
  );
}
