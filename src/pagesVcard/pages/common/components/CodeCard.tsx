import { Image, Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { groupShortCode } from '@/components/cardPoster/groupShortCode';
import { messages } from '@/locale/messages';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { copyText } from '@/platform/clipboard';
import { pictureLabel } from '@/platform/pictureLabel';
import { Pressable } from '@/platform/pressable';
import { siteUrl } from '@/platform/siteUrl';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { QrCode } from '@/ui/QrCode';
import type { CardCode } from '../cardCode';
import { type CardCodeStore, codePath } from '../CardCode.store';
import { cardCodeMessages } from '../locale/messages';
import styles from './CodeCard.module.scss';

/** White card with the code of the chosen kind, the owner's name, and the code to type. */
export const CodeCard = observer(function CodeCard({ store, code }: { store: CardCodeStore; code: CardCode }) {
  const { kind, shownSide } = store;
  const t = cardCodeMessages();
  if (!shownSide) return null;
  const { name, position, companyName } = shownSide.face;
  return (
    <View className={styles.card}>
      <View className={styles.name}>{name}</View>
      {position !== '' && <View className={styles.about}>{position}</View>}
      {companyName !== '' && <View className={styles.about}>{companyName}</View>}
      {kind === 'miniProgram' && code.miniProgramCode !== null ? (
        <Image
          className={styles.picture}
          src={uploadUri(code.miniProgramCode)}
          mode="aspectFit"
          showMenuByLongpress
          onError={store.setPictureFailed}
          {...pictureLabel(t.codeOf(name))}
        />
      ) : (
        <QrCode
          className={styles.code}
          text={kind === 'vCard' ? shownSide.vCard : siteUrl(codePath(code.code))}
          label={t.codeOf(name)}
        />
      )}
      <View className={styles.hint}>{t.hints[kind]}</View>
      {kind === 'vCard' ? (
        <View className={styles.note}>{code.hasMobile ? t.onlyPublic : t.noMobile}</View>
      ) : (
        <ShortCode text={groupShortCode(code.shortCode)} />
      )}
    </View>
  );
});

function ShortCode({ text }: { text: string }) {
  const t = cardCodeMessages();
  const handleCopy = async () => {
    const { copied, copyFailed } = messages();
    overlays.toast((await copyText(text)) ? copied : copyFailed);
  };
  return (
    <Pressable className={styles.short} label={t.copyShortCode(text)} onPress={() => void handleCopy()}>
      <Text>{t.shortCode}</Text>
      <Text className={styles.digits}>{text}</Text>
      <Icon name="copy" />
    </Pressable>
  );
}
