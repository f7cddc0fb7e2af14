import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { QuotationDetail, QuotationVersion } from '@contract/quotation';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { quotationMessages } from '../locale/messages';
import { toFormValues } from '../quotationForm';
import { attributeText, changedAttributes, unitPriceText } from '../quotationText';
import styles from './Versions.module.scss';

/** All versions, newest first, with the changes of each. */
export const Versions = observer(function Versions({ detail }: { detail: QuotationDetail }) {
  const { versions } = detail;
  return (
    <View>
      {versions
        .map((version, index) => (
          <Version key={version.version} version={version} before={versions[index - 1]} detail={detail} />
        ))
        .reverse()}
    </View>
  );
});

interface VersionProps {
  version: QuotationVersion;
  before: QuotationVersion | undefined;
  detail: QuotationDetail;
}

const Version = observer(function Version({ version, before, detail: { purchase } }: VersionProps) {
  const t = quotationMessages();
  const values = toFormValues(version);
  const earlier = before && toFormValues(before);
  const attributes = earlier ? changedAttributes(earlier, values) : [];
  return (
    <View className={styles.version}>
      <View className={styles.head}>
        <Text className={styles.name}>{t.version(version.version)}</Text>
        <Text className={styles.price}>{unitPriceText(version.fields.unitFen ?? 0, purchase.unit)}</Text>
        <Text className={styles.time}>{shortTime(version.sentAtMs, Date.now(), messages().time)}</Text>
      </View>
      {earlier ? (
        attributes.map((attribute) => (
          <View key={attribute} className={styles.change}>
            <Text className={styles.label}>{t.attributes[attribute]}</Text>
            <Text>
              {t.changedFrom(
                attributeText(attribute, earlier, purchase) || t.missing,
                attributeText(attribute, values, purchase) || t.missing
              )}
            </Text>
          </View>
        ))
      ) : (
        <View className={styles.change}>{t.firstVersion}</View>
      )}
      {earlier && attributes.length === 0 && <View className={styles.change}>{t.unchanged}</View>}
      {version.editReason !== '' && <View className={styles.change}>{t.editReason(version.editReason)}</View>}
    </View>
  );
});
