import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { TradeDocument } from '@contract/goods';
import { ItemList } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import { Icon } from '@/ui/Icon';
import { openTradeDocument } from '../openTradeDocument';
import styles from './DocumentList.module.scss';

/**
 * Documents of a listing or a quotation; each can be opened. Renders nothing when empty. The title is left out below an
 * existing heading.
 */
export const DocumentList = observer(function DocumentList({
  title,
  documents
}: {
  title?: string;
  documents: readonly TradeDocument[];
}) {
  if (documents.length === 0) return null;
  return (
    <View className={styles.documents}>
      {title !== undefined && <View className={styles.title}>{title}</View>}
      <ItemList>
        {documents.map((document) => (
          <Pressable
            key={document.url}
            className={styles.document}
            role="link"
            onPress={() => openTradeDocument(document, documents)}
          >
            <Icon name={document.type === 'image' ? 'photo' : 'file-export'} className={styles.icon} />
            <Text className={styles.name}>{document.name}</Text>
            <Icon name="chevron-right" className={styles.arrow} />
          </Pressable>
        ))}
      </ItemList>
    </View>
  );
});
