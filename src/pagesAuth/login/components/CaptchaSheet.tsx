import { Image, Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { designScale } from '@/platform/elementBoxes';
import { pictureLabel } from '@/platform/pictureLabel';
import { Pressable } from '@/platform/pressable';
import { SlideTrack } from '@/platform/slideTrack';
import { ErrorState } from '@/ui/ErrorState';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Sheet } from '@/ui/Sheet';
import { Skeleton } from '@/ui/Skeleton';
import { getCaptcha, solveCaptcha } from '../../api/login';
import { CaptchaStore } from '../Captcha.store';
import { loginMessages } from '../locale/messages';
import styles from './CaptchaSheet.module.scss';

interface Props {
  isOpen: boolean;
  onClose(): void;
  onSolved(captchaId: string): void;
  /** Switches to a code by message, for users who cannot see or drag the puzzle piece. */
  onOtherMethod?: (() => void) | undefined;
}

/** Sheet with a slider captcha, required before another password attempt. */
export const CaptchaSheet = observer(function CaptchaSheet({ isOpen, onClose, onSolved, onOtherMethod }: Props) {
  const t = loginMessages();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.captchaTitle}>
      {isOpen && <SlideCaptcha onSolved={onSolved} />}
      {onOtherMethod && (
        <Pressable className={styles.other} role="link" onPress={onOtherMethod}>
          <Text>{t.captchaOtherMethod}</Text>
        </Pressable>
      )}
    </Sheet>
  );
});

const SlideCaptcha = observer(function SlideCaptcha({ onSolved }: Pick<Props, 'onSolved'>) {
  const [store] = useState(() => new CaptchaStore({ getCaptcha, solveCaptcha }));
  const t = loginMessages();
  useEffect(() => void store.load(), [store]);
  const { captcha, phase, offset } = store;
  const unsolvedText = store.wasWrong ? t.captchaWrong : t.captchaText;
  const release = () => void store.release().then((id) => id !== undefined && onSolved(id));

  if (phase === 'failed') return <ErrorState error={store.error} onRetry={() => void store.load()} />;
  if (!captcha) return <Skeleton width={280} height={140} />;
  const px = (value: number) => `${value * designScale()}px`;
  return (
    <View className={styles.puzzle}>
      <View className={styles.picture} style={{ width: px(captcha.width), height: px(captcha.height) }}>
        <Image className={styles.ground} src={captcha.picture} {...pictureLabel(t.captchaPicture)} />
        <Image
          className={styles.piece}
          src={captcha.piece}
          aria-hidden="true"
          style={{
            width: px(captcha.pieceSize),
            height: px(captcha.pieceSize),
            top: px(captcha.pieceTop),
            left: px(offset)
          }}
        />
        <View className={styles.corner}>
          <IconButton
            className={styles.refresh}
            icon="refresh"
            label={t.captchaRefresh}
            onPress={() => void store.load()}
          />
        </View>
      </View>
      <View className={styles.track} style={{ width: px(captcha.width) }}>
        <SlideTrack
          label={t.captchaSlide}
          value={offset}
          max={store.maxOffset}
          onSlide={store.slide}
          onRelease={release}
        />
        <View className={styles.arrow} style={{ left: px(offset) }}>
          <Icon name="chevron-right" />
        </View>
        {offset === 0 && <View className={styles.hint}>{t.captchaSlide}</View>}
      </View>
      <View className={store.wasWrong ? styles.wrong : styles.text} role="status">
        {phase === 'solved' ? t.captchaSolved : unsolvedText}
      </View>
    </View>
  );
});
