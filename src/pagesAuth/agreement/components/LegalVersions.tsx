import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Pressable } from '@/platform/pressable';
import { authMessages } from '../../locale/messages';
import type { LegalVersion } from '../legalText';
import { agreementMessages } from '../locale/messages';
import { LegalList } from './LegalArticle';
import styles from './LegalVersions.module.scss';

interface Props {
  versions: readonly LegalVersion[];
  shown: LegalVersion;
  onShow(version: LegalVersion): void;
}

/** Lists the changes of each version; each version can be opened. */
export const LegalVersions = observer(function LegalVersions({ versions, shown, onShow }: Props) {
  const t = agreementMessages();
  return (
    <View className={styles.versions}>
      <View className={styles.title} role="heading" aria-level={2}>
        {t.versions}
      </View>
      {versions.map((version) => (
        <View key={version.version} className={styles.version}>
          <View className={styles.head}>
            <Text className={styles.name}>{authMessages().version(version.version)}</Text>
            <Text>{authMessages().effective(version.effectiveDate)}</Text>
            {version === shown ? (
              <Text>{t.shown}</Text>
            ) : (
              <Pressable className={styles.link} role="link" onPress={() => onShow(version)}>
                <Text>{t.read}</Text>
              </Pressable>
            )}
          </View>
          <LegalList items={version.changes} />
        </View>
      ))}
    </View>
  );
});
