import { Text, View } from '@tarojs/components';
import Taro from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { Pressable } from '@/platform/pressable';
import { scrollDurationMs } from '@/platform/reducedMotion/scrollDuration';
import { environment } from '@/stores/environment';
import { authMessages } from '../../locale/messages';
import type { LegalBlock, LegalSection, LegalVersion } from '../legalText';
import styles from './LegalArticle.module.scss';

/**
 * Distance in px between the page top and a heading after scrolling; clears the navigation bar together with the
 * section's padding.
 */
const TOP_OFFSET_PX = 36;

const elementId = (section: LegalSection) => `legal-${section.id}`;

function scrollTo(section: LegalSection): void {
  const offsetTop = -TOP_OFFSET_PX - environment.statusBarHeight;
  void Taro.pageScrollTo({ selector: `#${elementId(section)}`, offsetTop, duration: scrollDurationMs() });
}

interface Props {
  shown: LegalVersion;
  /** The most important points in the app language. */
  summary: readonly string[];
}

/** Renders a legal text with version, main points, table of contents and sections. */
export const LegalArticle = observer(function LegalArticle({ shown, summary }: Props) {
  const { text, version, effectiveDate } = shown;
  const t = authMessages();
  return (
    <View className={styles.article}>
      <View className={styles.title} role="heading" aria-level={2}>
        {text.title}
      </View>
      <View className={styles.facts}>
        <Text>{t.version(version)}</Text>
        <Text>{t.effective(effectiveDate)}</Text>
        {t.binding && <Text>{t.binding}</Text>}
      </View>
      <View className={styles.summary}>
        <View className={styles.name}>{t.summary}</View>
        <LegalList items={summary} />
      </View>
      <View className={styles.contents}>
        <View className={styles.name}>{t.contents}</View>
        {text.sections.map((section) => (
          <Pressable key={section.id} className={styles.entry} role="link" onPress={() => scrollTo(section)}>
            <Text>{section.title}</Text>
          </Pressable>
        ))}
      </View>
      {text.sections.map((section) => (
        <View key={section.id} id={elementId(section)} className={styles.section}>
          <View className={styles.heading} role="heading" aria-level={3}>
            {section.title}
          </View>
          {section.blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </View>
      ))}
    </View>
  );
});

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <View className={styles.paragraph}>{block}</View>;
  if ('list' in block) return <LegalList items={block.list} />;
  return (
    <View className={styles.table}>
      {block.facts.map(({ name, text }) => (
        <View key={name} className={styles.row}>
          <View className={styles.name}>{name}</View>
          <View className={styles.about}>{text}</View>
        </View>
      ))}
    </View>
  );
}

export function LegalList({ items }: { items: readonly string[] }) {
  return (
    <View role="list">
      {items.map((item) => (
        <View key={item} className={styles.item} role="listitem">
          {item}
        </View>
      ))}
    </View>
  );
}
