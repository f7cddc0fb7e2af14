import { Image, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { InquiryContent, InquiryRoom } from '@contract/inquiry';
import { quantityText } from '@/components/listing/quantity';
import { TranslatedText } from '@/components/translation/TranslatedText';
import { push } from '@/navigation/navigate';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { pictureLabel } from '@/platform/pictureLabel';
import { Pressable } from '@/platform/pressable';
import { previewImage } from '@/platform/previewImage';
import { Icon } from '@/ui/Icon';
import { supplyMessages } from '../../locale/messages';
import { serviceMessages } from '../locale/messages';
import styles from './MessageBody.module.scss';

interface MessageBodyProps {
  /** Null for a message that is not delivered yet. */
  id: string | null;
  content: InquiryContent;
  isMine: boolean;
  /** Thread of the message; null while it is not loaded. */
  room: InquiryRoom | null;
}

/** Content of a message: text, photo, listing card or price inquiry. */
export const MessageBody = observer(function MessageBody({ id, content, isMine, room }: MessageBodyProps) {
  const t = serviceMessages();
  const bubble = isMine ? `${styles.bubble} ${styles.own}` : styles.bubble;
  const translated = (source: string) => (
    <TranslatedText
      source={source}
      subject={{ kind: 'inquiryMessage', id: room?.threadId ?? '', part: id ?? '' }}
      isOffered={!isMine && id !== null && room !== null}
    />
  );
  switch (content.type) {
    case 'text':
      return <View className={bubble}>{translated(content.text)}</View>;
    case 'picture': {
      const { url, width, height } = content.picture;
      return (
        <Pressable label={t.openPicture} onPress={() => previewImage({ urls: [uploadUri(url)] })}>
          <Image
            className={`${styles.picture} ${height > width ? styles.upright : ''}`}
            src={uploadUri(url)}
            mode="aspectFill"
            {...pictureLabel(t.pictureLine)}
          />
        </Pressable>
      );
    }
    case 'listing': {
      if (!room) return null;
      const { kind, id } = room.about;
      const open = () => (kind === 'supply' ? push('supply.info', { id }) : push('purchase.info', { id }));
      return (
        <Pressable className={styles.card} role="link" onPress={open}>
          <Icon name="package" className={styles.cardIcon} />
          <View className={styles.cardText}>
            <View className={styles.cardTitle}>{titleOf(room) ?? t.goodsGone}</View>
            <View className={styles.cardHint}>{t.cardHint}</View>
          </View>
        </Pressable>
      );
    }
    case 'ask':
      return (
        <View className={bubble}>
          <View className={styles.askTitle}>{supplyMessages().ask.title}</View>
          <View>{t.askQuantity(quantityText(content.grams))}</View>
          <View>{t.askLocation(content.place)}</View>
          {content.text !== '' && translated(content.text)}
        </View>
      );
  }
});

const titleOf = ({ about }: InquiryRoom) => (about.kind === 'supply' ? about.supply?.title : about.purchase?.title);
