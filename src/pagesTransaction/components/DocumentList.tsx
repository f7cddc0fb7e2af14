import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { TradeDocument } from '@contract/goods';
import { errorText } from '@/locale/errorText';
import { Pressable } from '@/platform/Pressable';
import { previewImage } from '@/platform/previewImage';
import { openRemoteDocument } from '@/platform/remoteDocument';
import { uploadUri } from '@/platform/uploadUri';
import { feedback } from '@/ui/feedback';
import { Icon } from '@/ui/Icon';
import styles from './DocumentList.module.scss';

/** Papers of a listing or a quotation, each to be opened. Nothing where there are none. */
export const DocumentList = observer(function DocumentList({
  title,
  documents
}: {
  title: string;
  documents: readonly TradeDocument[];
}) {
  if (documents.length === 0) return null;
  const pictures = documents.filter(({ type }) => type === 'image').map(({ url }) => uploadUri(url));
  const open = ({ url, type }: TradeDocument) => {
    if (type === 'image') previewImage({ urls: pictures, current: uploadUri(url) });
    else void openRemoteDocument(uploadUri(url)).catch((failure: unknown) => feedback.toast(errorText(failure)));
  };
  return (
    <View className={styles.documents}>
      <View className={styles.title}>{title}</View>
      {documents.map((document) => (
        <Pressable key={document.url} className={styles.document} role="link" onPress={() => open(document)}>
          <Icon name={document.type === 'image' ? 'photo' : 'file-export'} className={styles.icon} />
          <Text className={styles.name}>{document.name}</Text>
          <Icon name="chevron-right" className={styles.arrow} />
        </Pressable>
      ))}
    </View>
  );
});
