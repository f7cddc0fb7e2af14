import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { CardFace } from '@/components/card/CardFace';
import type { CardFaceContent } from '@/components/card/cardFaceContent';
import styles from './MiniFace.module.scss';

/** Face of a card in one of three sizes; the largest is that of the face itself. */
export const MiniFace = observer(function MiniFace({
  face,
  size
}: {
  face: CardFaceContent;
  size: 'full' | 'medium' | 'small';
}) {
  return (
    <View className={`${styles.frame} ${styles[size]}`}>
      <View className={styles.scaled}>
        <CardFace face={face} />
      </View>
    </View>
  );
});
