import { Text, View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { isOnTopPage } from '@/platform/topPage/topPage';
import { Icon } from './Icon';
import { loginPrompt } from './loginPrompt';
import { overlays } from './overlays';
import { Spinner } from './Spinner';
import styles from './OverlayHost.module.scss';

/** Renders the overlays of `overlays` and `loginPrompt`, on the top page only. Part of every PageFrame. */
export const OverlayHost = observer(function OverlayHost() {
  const [id] = useState(() => overlays.createHost());
  const [Dialogs, setDialogs] = useState<ComponentType>();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    // A frame is also mounted on a page that another one covers: when a form gives way to its result.
    if (isOnTopPage(root.current)) overlays.activateHost(id);
  }, [id]);
  useDidShow(() => overlays.activateHost(id));

  const isOnTop = overlays.hostId === id;
  const hasDialog = isOnTop && (overlays.dialog !== undefined || loginPrompt.reason !== null);
  useEffect(() => {
    if (!hasDialog || Dialogs) return;
    // Loaded with the first dialog, because the first screen opens none.
    import('./DialogHost').then(
      (layer) => setDialogs(() => layer.DialogHost),
      () => {
        overlays.close();
        loginPrompt.answer('later');
      }
    );
  }, [hasDialog, Dialogs]);

  const { shownToast, loadingText } = overlays;
  // Renders the same views on every page, on top or not: when a view gains or loses a child, the mini-program receives
  // it as a whole.
  return (
    <View ref={root}>
      {isOnTop && Dialogs && <Dialogs />}
      {isOnTop && loadingText !== undefined && (
        <View className={styles.cover} catchMove aria-busy="true">
          <View className={`${styles.box} ${styles.busy}`}>
            <View className={styles.spinner}>
              <Spinner />
            </View>
            {loadingText && <Text>{loadingText}</Text>}
          </View>
        </View>
      )}
      {isOnTop && shownToast && (
        <View className={styles.layer}>
          <View className={styles.box}>
            {shownToast.icon && <Icon name={shownToast.icon} className={styles.icon} />}
            <Text>{shownToast.text}</Text>
          </View>
        </View>
      )}
      <View className="xs-aloud" role="status">
        {isOnTop ? (shownToast?.text ?? loadingText) : undefined}
      </View>
    </View>
  );
});
