import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { NewsDetail } from '@contract/news';
import { linkTo } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Chip } from '@/ui/Chip';
import { Tag } from '@/ui/Tag';
import { newsMessages } from '../locale/messages';
import { Attachments } from './Attachments';
import styles from './ArticleFooter.module.scss';

interface Props {
  article: NewsDetail;
  onReport(): void;
}

/** End of an article: varieties, regions, attachments, copyright, and the link to report it. */
export const ArticleFooter = observer(function ArticleFooter({ article, onReport }: Props) {
  const t = newsMessages();
  const { author, editor, lines, regions, attachments } = article;
  return (
    <View className={styles.foot}>
      {lines.length > 0 && (
        <View className={styles.about}>
          <Text className={styles.label}>{t.aboutVarieties}</Text>
          {lines.map(({ id, varietyName }) => (
            <Chip key={id} text={varietyName} onPress={linkTo('market.info', { lineId: id })} />
          ))}
        </View>
      )}
      {regions.length > 0 && (
        <View className={styles.about}>
          <Text className={styles.label}>{t.aboutRegions}</Text>
          {regions.map((region) => (
            <Tag key={region} text={region} />
          ))}
        </View>
      )}
      {attachments.length > 0 && <Attachments attachments={attachments} />}
      <View className={styles.copyright}>
        <View>
          {t.credits(
            [t.from(article.source), author ? t.author(author) : '', editor ? t.editor(editor) : ''].filter(Boolean)
          )}
        </View>
        <View>{t.copyright[article.copyright]}</View>
        <Pressable className={styles.report} onPress={onReport}>
          {t.report}
        </Pressable>
      </View>
    </View>
  );
});
