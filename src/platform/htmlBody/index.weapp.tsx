import { Image, RichText, ScrollView, Text, View } from '@tarojs/components';
import { useMemo, useState } from 'react';
import { spiceArtUri } from '../assetUri/spiceArtUri';
import { uploadUri } from '../assetUri/uploadUri';
import { Pressable } from '../pressable';
import { type ArticlePhoto, type HtmlSegment, htmlSegments } from './htmlSegments';
import { tokensToHtml } from './htmlTokens';
import type { HtmlBody as HtmlBodyType, HtmlBodyProps } from './types';
import styles from './HtmlBody.module.scss';

const classOf = (tag: string) => styles[tag];
/** Maximum height of a photo per width; higher ones are cropped, and whole in the viewer. */
const MAX_ASPECT_RATIO = 1.4;

export const HtmlBody: HtmlBodyType = (props) => {
  const { html, size } = props;
  const segments = useMemo(() => htmlSegments(html), [html]);
  return (
    <View className={`${styles.body} ${styles[size]}`}>
      {segments.map((segment, index) => (
        <Segment key={index} segment={segment} {...props} />
      ))}
    </View>
  );
};

interface SegmentProps extends HtmlBodyProps {
  segment: HtmlSegment;
}

function Segment({ segment, ...props }: SegmentProps) {
  switch (segment.kind) {
    case 'text':
      return <RichText nodes={tokensToHtml(segment.tokens, classOf)} userSelect />;
    case 'table':
      return <Table segment={segment} />;
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

/** A fade shows that there is more to the right, until its end was seen. */
function Table({ segment: { tokens, isWide } }: { segment: Extract<HtmlSegment, { kind: 'table' }> }) {
  const [isAtEnd, setAtEnd] = useState(!isWide);
  return (
    <View className={`${styles.tableBox} ${isAtEnd ? '' : styles.more}`}>
      <ScrollView className={styles.scroll} scrollX onScrollToLower={() => setAtEnd(true)}>
        <RichText nodes={tokensToHtml(tokens, classOf)} />
      </ScrollView>
    </View>
  );
}

type FigureProps = Omit<SegmentProps, 'segment'> & { segment: Extract<HtmlSegment, { kind: 'figure' }> };

function Figure({ segment, illustration, enlarge, onPicture }: FigureProps) {
  const { varietyId, photos, caption } = segment;
  return (
    <View className={styles.figure}>
      {varietyId && (
        <Pressable className={styles.picture} label={enlarge} onPress={() => onPicture(varietyId)}>
          <Image className={styles.art} src={spiceArtUri(varietyId, 'cover')} mode="aspectFill" />
          <Text className={styles.mark}>{illustration}</Text>
        </Pressable>
      )}
      {photos.map((photo) => (
        <PhotoBox key={photo.src} photo={photo} enlarge={enlarge} onPicture={onPicture} />
      ))}
      {caption && <View className={styles.figcaption}>{caption}</View>}
    </View>
  );
}

/** Its padding reserves the space before the picture is loaded. */
function PhotoBox({
  photo,
  enlarge,
  onPicture
}: { photo: ArticlePhoto } & Pick<HtmlBodyProps, 'enlarge' | 'onPicture'>) {
  const { src, alt, width, height } = photo;
  return (
    <Pressable
      className={`${styles.picture} ${styles.room}`}
      label={[alt, enlarge].filter(Boolean).join(' ')}
      onPress={() => onPicture(src)}
    >
      <View style={{ paddingBottom: `${Math.min(MAX_ASPECT_RATIO, height / width) * 100}%` }} />
      <Image className={styles.art} src={uploadUri(src)} mode="aspectFill" lazyLoad />
    </Pressable>
  );
}
