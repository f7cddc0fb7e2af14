import { type ITouchEvent, ScrollView, Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef, useState } from 'react';
import { messages } from '@/locale/messages';
import { FocusScope } from '@/platform/focusScope';
import { IconButton } from './IconButton';
import { Mask } from './Mask';
import { usePresence } from './usePresence';
import styles from './Sheet.module.scss';

/** Screen pixels of a downward drag after which releasing closes the sheet. */
const CLOSE_PX = 80;

/** Returns the y coordinate of the touch. Taro types these two events of a View without touches. */
function touchY(event: object): number {
  return (event as ITouchEvent).touches[0]?.clientY ?? 0;
}

export interface SheetProps {
  isOpen: boolean;
  onClose(): void;
  /** Heading; without one, `label` names the sheet. */
  title?: string;
  label?: string;
  /** Footer below the scrolling content; it stays visible. */
  footer?: ReactNode;
  /** Identifies the content; a change scrolls it to the top. */
  contentKey?: string | number;
  children: ReactNode;
}

/** Panel from the bottom edge, at most 80 % of the screen height. The mask, a downward drag and Escape close it. */
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
