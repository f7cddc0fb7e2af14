import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ExpoFile } from '@contract/expoIntroduction';
import { localDecimals } from '@/lib/numberSigns';
import { ItemList } from '@/platform/itemList';
import { openDocument } from '@/platform/openDocument';
import { Pressable } from '@/platform/pressable';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { runWithToast } from '@/ui/runWithToast';
import { SectionHeader } from '@/ui/SectionHeader';
import { Spinner } from '@/ui/Spinner';
import type { IntroduceStore } from '../Introduce.store';
import { introduceMessages } from '../locale/messages';
import styles from '../index.module.scss';

const sizeOf = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${localDecimals((bytes / 1_000_000).toFixed(1))} MB`;

/** The files of an expo; a tap loads one and opens it. */
export const Files = observer(function Files({ store, files }: { store: IntroduceStore; files: ExpoFile[] }) {
  const t = introduceMessages();
  return (
    <Card>
      <SectionHeader title={t.files} />
      <ItemList>
        {files.map(({ id, name, bytes }) => (
          <Pressable
            key={id}
            className={styles.row}
            label={t.openFile(name)}
            onPress={() => void runWithToast(() => store.download(id, openDocument))}
          >
            <Icon name="file-export" />
            <View className={styles.main}>{name}</View>
            {store.downloadingId === id ? <Spinner /> : <View className={styles.hint}>{sizeOf(bytes)}</View>}
          </Pressable>
        ))}
      </ItemList>
    </Card>
  );
});
