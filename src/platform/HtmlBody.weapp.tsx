import { Image, RichText, ScrollView, Text, View } from '@tarojs/components';
import { useMemo } from 'react';
import styles from './HtmlBody.module.scss';
import type { HtmlBody as HtmlBodyType } from './HtmlBody.types';
import { htmlSegments, withClasses, type HtmlSegment } from './htmlSegments';
import { spiceArtUri } from './spiceArtUri';

const classOf = (tag: string) => styles[tag];

/** WeChat's rich text runs no scripts and knows no events, so it needs no guard of ours. */
export const HtmlBody: HtmlBodyType = ({ html, size, illustration }) => {
  const segments = useMemo(() => htmlSegments(html), [html]);
  return (
    <View className={`${styles.body} ${styles[size]}`}>
      {segments.map((segment, index) => (
        <Segment key={index} segment={segment} illustration={illustration} />
      ))}
    </View>
  );
};

function Segment({ segment, illustration }: { segment: HtmlSegment; illustration: string }) {
  switch (segment.kind) {
    case 'text':
      return <RichText nodes={withClasses(segment.html, classOf)} userSelect />;
    case 'table':
      return (
        <ScrollView className={styles.scroll} scrollX>
          <RichText nodes={withClasses(segment.html, classOf)} />
        </ScrollView>
      );
    case 'figure':
      return (
        <View className={styles.figure}>
          {segment.varietyId && (
            <View className={styles.picture}>
              <Image className={styles.art} src={spiceArtUri(segment.varietyId, 'cover')} mode="aspectFill" />
              <Text className={styles.mark}>{illustration}</Text>
            </View>
          )}
          {segment.caption && <View className={styles.figcaption}>{segment.caption}</View>}
        </View>
      );
  }
}
