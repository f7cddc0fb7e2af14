import { Text, View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { useEffect, useState, type ComponentType } from 'react';
import { observer } from 'mobx-react';
import { feedback } from './feedback';
import { Icon } from './Icon';
import { loginPrompt } from './loginPrompt';
import styles from './OverlayHost.module.scss';
import { Spinner } from './Spinner';

/** Draws what `feedback` and `loginPrompt` show, on the page on top only. Part of every PageFrame. */
export const OverlayHost = observer(function OverlayHost() {
  const [id] = useState(() => feedback.createHost());
  const [Questions, setQuestions] = useState<ComponentType>();
  useEffect(() => feedback.moveTo(id), [id]);
  useDidShow(() => feedback.moveTo(id));

  const isOnTop = feedback.hostId === id;
  const isAsked = isOnTop && (feedback.question !== undefined || loginPrompt.reason !== null);
  useEffect(() => {
    if (!isAsked || Questions) return;
    // Loaded with the first question: the first screen asks none.
    import('./QuestionLayer').then(
      (layer) => setQuestions(() => layer.QuestionLayer),
      () => {
        feedback.close();
        loginPrompt.answer('later');
      }
    );
  }, [isAsked, Questions]);

  const { shownToast, loadingText } = feedback;
  // The same views on every page, also below another: a view that gains or loses a child is sent to the mini-program
  // as a whole.
  return (
    <View>
      {isOnTop && Questions && <Questions />}
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
