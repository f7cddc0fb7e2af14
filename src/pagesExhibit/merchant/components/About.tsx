import { Image, Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ExhibitorDetail } from '@contract/exhibitor';
import { messages } from '@/locale/messages';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { Button } from '@/ui/Button';
import { SectionHeader } from '@/ui/SectionHeader';
import { merchantMessages } from '../locale/messages';
import { StaffRows } from './StaffRows';
import styles from './ExhibitorSheet.module.scss';

/** Exhibits and staff that are shown before a tap on "more". */
const FIRST_EXHIBITS = 6;
const FIRST_STAFF = 3;

/** Introduction, exhibits and staff of an exhibitor. */
export const About = observer(function About({ exhibitor }: { exhibitor: ExhibitorDetail }) {
  const t = merchantMessages();
  const { intro } = exhibitor;
  const [isWhole, setWhole] = useState(false);
  const exhibits = isWhole ? exhibitor.exhibits : exhibitor.exhibits.slice(0, FIRST_EXHIBITS);
  const staff = isWhole ? exhibitor.staff : exhibitor.staff.slice(0, FIRST_STAFF);
  const hasMore = exhibits.length < exhibitor.exhibits.length || staff.length < exhibitor.staff.length;
  return (
    <View>
      {intro !== '' && <Heading text={t.intro} />}
      {intro !== '' && <View className={styles.intro}>{intro}</View>}
      {exhibits.length > 0 && <Heading text={t.exhibits} />}
      {exhibits.map(({ name, text, pictureUrl }) => (
        <View key={name} className={styles.exhibit}>
          {pictureUrl !== null && (
            <Image
              className={styles.picture}
              src={uploadUri(pictureUrl)}
              mode="aspectFill"
              lazyLoad
              aria-hidden="true"
            />
          )}
          <View className={styles.exhibitText}>
            <Text className={styles.exhibitName}>{name}</Text>
            {text !== '' && <Text className={styles.exhibitNote}>{text}</Text>}
          </View>
        </View>
      ))}
      <Heading text={t.staff} />
      <StaffRows staff={staff} />
      {hasMore && (
        <Button isFull size="medium" kind="plain" onPress={() => setWhole(true)}>
          {messages().more}
        </Button>
      )}
    </View>
  );
});

function Heading({ text }: { text: string }) {
  return (
    <View className={styles.heading}>
      <SectionHeader title={text} />
    </View>
  );
}
