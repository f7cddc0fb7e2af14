import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { observer } from 'mobx-react';
import { messages } from '@/locale/messages';
import { IconButton } from './IconButton';
import styles from './NavBar.module.scss';
import { goBack } from './navigationAdapter';

export interface NavBarProps {
  title?: ReactNode;
  /** Standing at the left in large type, as on the tabs, instead of in the middle. */
  isLarge?: boolean;
  /** Shows the way back. */
  hasBack?: boolean;
  /** Actions at the right; in the mini-program they stand left of WeChat's buttons. */
  right?: ReactNode;
  /** `clear` lets what is behind show through (over pictures), `surface` is white, `page` is the ground. */
  ground?: 'page' | 'surface' | 'clear';
  /** The bar lies over the content instead of above it: with `ground="clear"` for pictures that start at the top. */
  isOverlay?: boolean;
}

/** The bar at the top of a page: stays while the page scrolls. */
export const NavBar = observer(function NavBar({
  title,
  isLarge,
  hasBack = true,
  right,
  ground = 'page',
  isOverlay
}: NavBarProps) {
  const isShared = Boolean(right) && !isLarge && typeof title === 'string';
  return (
    <View className={`${styles.bar} ${styles[ground]} ${isOverlay ? styles.over : ''}`}>
      <View className={isShared ? `${styles.row} ${styles.shared}` : styles.row}>
        {hasBack && <IconButton icon="chevron-left" label={messages().back} onPress={goBack} />}
        {typeof title === 'string' ? (
          <Text className={isLarge ? styles.large : styles.title} role="heading" aria-level={1}>
            {title}
          </Text>
        ) : (
          title
        )}
        {right && <View className={styles.right}>{right}</View>}
      </View>
    </View>
  );
});
