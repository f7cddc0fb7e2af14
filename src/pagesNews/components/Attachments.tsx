import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { NewsAttachment } from '@contract/news';
import { localDecimals } from '@/lib/numberSigns';
import { openDocument } from '@/platform/openDocument';
import { Pressable } from '@/platform/pressable';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { Spinner } from '@/ui/Spinner';
import { getAttachment } from '../api/news';
import { newsMessages } from '../locale/messages';
import styles from './Attachments.module.scss';

/** The attachments of an article; a tap loads one and opens it. */
export const Attachments = observer(function Attachments({ attachments }: { attachments: NewsAttachment[] }) {
  const t = newsMessages();
  const [openingId, setOpeningId] = useState('');

  const open = (id: string) => {
    if (openingId) return;
    setOpeningId(id);
    void getAttachment(id)
      .then(openDocument)
      .catch(() => overlays.toast(t.attachmentFailed))
      .finally(() => setOpeningId(''));
  };

  return (
    <View className={styles.files}>
      <View className={styles.head}>{t.attachments}</View>
      {attachments.map(({ id, name, bytes }) => (
        <Pressable key={id} className={styles.file} label={t.openAttachment(name)} onPress={() => open(id)}>
          <Icon name="file-export" className={styles.icon} />
          <View className={styles.name}>{name}</View>
          {openingId === id ? <Spinner /> : <View className={styles.size}>{formatBytes(bytes)}</View>}
        </Pressable>
      ))}
    </View>
  );
});

/** Formats a size as `12 kB` or `1.4 MB`. */
function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${localDecimals((bytes / 1_000_000).toFixed(1))} MB`;
}
