import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { messages } from '@/locale/messages';
import { IconButton } from './IconButton';
import { goBack } from './navigationAdapter';
import styles from './NavBar.module.scss';

export interface NavBarProps {
  title?: ReactNode;
  /** Left-aligned title in large type, as on the tab pages, instead of a centred one. */
  isLarge?: boolean;
  /** Shows the back button. */
  hasBack?: boolean;
  /** Actions at the right; in the mini-program they are to the left of WeChat's buttons. */
  right?: ReactNode;
  /** Background: `clear` is transparent (over pictures), `surface` is white, `page` is the ground. */
  ground?: 'page' | 'surface' | 'clear';
  /** Lays the bar over the content; with `ground="clear"` for pictures that start at the top. */
  isOverlay?: boolean;
}

/** Navigation bar at the top of a page; it stays visible while the page scrolls. */
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
          <Text
            className={isLarge ? styles.large : styles.title}
            {...(title !== '' && { role: 'heading', 'aria-level': 1 })}
          >
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
