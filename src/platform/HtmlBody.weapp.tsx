import { Image, RichText, ScrollView, Text, View } from '@tarojs/components';
import { useMemo, useState } from 'react';
import styles from './HtmlBody.module.scss';
import type { HtmlBody as HtmlBodyType, HtmlBodyProps } from './HtmlBody.types';
import { htmlSegments, type HtmlSegment } from './htmlSegments';
import { tokensToHtml } from './htmlTokens';
import { Pressable } from './Pressable';
import { spiceArtUri } from './spiceArtUri';

const classOf = (tag: string) => styles[tag];

export const HtmlBody: HtmlBodyType = (props) => {
  const { html, size } = props;
  const segments = useMemo(() => htmlSegments(html), [html]);
  const [shown, setShown] = useState('');
  return (
    <View className={`${styles.body} ${styles[size]}`}>
      {segments.map((segment, index) => (
        <Segment key={index} segment={segment} onPicture={setShown} {...props} />
      ))}
      {shown && <Viewer uri={shown} onClose={() => setShown('')} />}
    </View>
  );
};

interface SegmentProps extends HtmlBodyProps {
  segment: HtmlSegment;
  onPicture(uri: string): void;
}

function Segment({ segment, ...props }: SegmentProps) {
  switch (segment.kind) {
    case 'text':
      return <RichText nodes={tokensToHtml(segment.tokens, classOf)} userSelect />;
    case 'table':
      return (
        <ScrollView className={styles.scroll} scrollX>
          <RichText nodes={tokensToHtml(segment.tokens, classOf)} />
        </ScrollView>
      );
    case 'linked':
      return (
        <View className={styles.p}>
          {segment.runs.map(({ text, href }, index) =>
            href === undefined ? (
              <Text key={index} userSelect>
                {text}
              </Text>
            ) : (
              <Pressable
                key={index}
                className={`${styles.a} ${styles.run}`}
                role="link"
                onPress={() => props.onLink(href)}
              >
                {text}
              </Pressable>
            )
          )}
        </View>
      );
    case 'figure':
      return <Figure segment={segment} {...props} />;
  }
}

type FigureProps = Omit<SegmentProps, 'segment'> & { segment: Extract<HtmlSegment, { kind: 'figure' }> };

function Figure({ segment: { varietyId, caption }, illustration, enlarge, onPicture }: FigureProps) {
  const uri = varietyId && spiceArtUri(varietyId, 'cover');
  return (
    <View className={styles.figure}>
      {uri && (
        <Pressable className={styles.picture} label={enlarge} onPress={() => onPicture(uri)}>
          <Image className={styles.art} src={uri} mode="aspectFill" />
          <Text className={styles.mark}>{illustration}</Text>
        </Pressable>
      )}
      {caption && <View className={styles.figcaption}>{caption}</View>}
    </View>
  );
}

/** A layer of our own: WeChat's viewer knows no SVG. */
function Viewer({ uri, onClose }: { uri: string; onClose(): void }) {
  return (
    <View className={styles.viewer} catchMove>
      <Pressable className={styles.viewed} onPress={onClose}>
        <Image className={styles.whole} src={uri} mode="aspectFit" />
      </Pressable>
    </View>
  );
}
