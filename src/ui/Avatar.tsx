import { Image, View } from '@tarojs/components';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { avatarColor } from './avatarColor';
import { Icon } from './Icon';
import styles from './Avatar.module.scss';

export interface AvatarProps {
  name: string;
  /** Profile picture as the server names it; without one the surname is shown on an earth colour. */
  src?: string | null;
  /** Diameter of 32, 44 or 60 px. */
  size?: 'small' | 'medium' | 'large';
}

/**
 * Avatar of a person. The colour depends on the name, because user ids are rarely exposed; it is thus the same in
 * chats, exchanges and teams. Without a name (not logged in) it is an outline.
 */
export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  const surname = [...name.trim()][0];
  if (src) {
    return (
      <Image className={`${styles.avatar} ${styles[size]}`} src={uploadUri(src)} mode="aspectFill" aria-hidden="true" />
    );
  }
  const colorClass = surname ? styles[`earth${avatarColor(name.trim())}`] : styles.unknown;
  return (
    <View className={`${styles.avatar} ${styles[size]} ${colorClass}`} aria-hidden="true">
      {surname ?? <Icon name="user" />}
    </View>
  );
}

export interface CompanyAvatarProps extends Omit<AvatarProps, 'src'> {
  /** Company id, which decides the colour, because the full or the short name may be shown. */
  id: string;
}

/** Avatar of a company without a logo: two characters in a square seal. */
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
