import { ScrollView, Text, View, type ITouchEvent } from '@tarojs/components';
import { useRef, useState, type ReactNode } from 'react';
import { observer } from 'mobx-react';
import { messages } from '@/locale/messages';
import { FocusScope } from '@/platform/FocusScope';
import { IconButton } from './IconButton';
import { Mask } from './Mask';
import styles from './Sheet.module.scss';
import { usePresence } from './usePresence';

/** Pixels of the screen that a finger draws the sheet down before letting go closes it. */
const CLOSE_PX = 80;

/** Taro types these two events of a View without their touches. */
function touchY(event: object): number {
  return (event as ITouchEvent).touches[0]?.clientY ?? 0;
}

export interface SheetProps {
  isOpen: boolean;
  onClose(): void;
  /** The heading; `label` names the sheet where it has none. */
  title?: string;
  label?: string;
  /** Stays below the content, which scrolls. */
  footer?: ReactNode;
  /** What is shown: where it changes, the content begins at its top again. */
  contentKey?: string | number;
  children: ReactNode;
}

/** A panel from the bottom edge over the page, at most 80 % high. The mask, a pull down and Escape close it. */
export const Sheet = observer(function Sheet({
  isOpen,
  onClose,
  title,
  label,
  footer,
  contentKey,
  children
}: SheetProps) {
  const { shown, isLeaving } = usePresence(isOpen || undefined);
  const startY = useRef(0);
  const [drawnPx, setDrawnPx] = useState(0);
  if (!shown) return null;

  const release = () => {
    if (drawnPx > CLOSE_PX) onClose();
    setDrawnPx(0);
  };
  const settled = drawnPx > 0 ? '' : styles.settled;
  const stateClass = isLeaving ? styles.leaving : settled;
  return (
    <Mask position="bottom" isLeaving={isLeaving} onPress={onClose}>
      <FocusScope className={styles.scope} role="dialog" label={title ?? label ?? ''} onEscape={onClose}>
        <View
          className={`${styles.panel} ${stateClass}`}
          style={drawnPx > 0 ? { transform: `translateY(${drawnPx}px)` } : undefined}
        >
          <View
            className={styles.handle}
            onTouchStart={(event) => {
              startY.current = touchY(event);
            }}
            onTouchMove={(event) => setDrawnPx(Math.max(0, touchY(event) - startY.current))}
            onTouchEnd={release}
            onTouchCancel={() => setDrawnPx(0)}
          >
            <View className={styles.grip} />
            {title !== undefined && (
              <View className={styles.head}>
                <Text className={styles.title} role="heading" aria-level={2}>
                  {title}
                </Text>
                <IconButton icon="x" label={messages().close} className={styles.close} onPress={onClose} />
              </View>
            )}
          </View>
          <ScrollView key={contentKey} className={styles.content} scrollY>
            {children}
          </ScrollView>
          {footer && <View className={styles.footer}>{footer}</View>}
        </View>
      </FocusScope>
    </Mask>
  );
});
