import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { FieldGroup } from '@/components/form/FieldGroup';
import { copyText } from '@/platform/clipboard';
import { textFile } from '@/platform/textFile';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { DocumentIllustration, type PhotoFlaw } from '../components/DocumentIllustration';
import { verificationMessages } from '../locale/messages';
import styles from './MaterialExample.module.scss';

const FLAWS: readonly PhotoFlaw[] = ['blurred', 'cropped', 'glare', 'covered'];

/** Page with requirements for documents, the template of the authorisation letter and the FAQ. */
export default observer(function MaterialExample() {
  const t = verificationMessages();
  return (
    <PageFrame title={t.exampleTitle}>
      <FieldGroup title={t.goodTitle}>
        <View className={styles.good}>
          <View className={styles.large}>
            <DocumentIllustration kind="sheet" />
          </View>
          <View className={styles.text}>{t.goodText}</View>
        </View>
      </FieldGroup>
      <FieldGroup title={t.badTitle}>
        <View className={styles.bad}>
          {FLAWS.map((flaw) => (
            <View key={flaw} className={styles.flaw}>
              <View className={styles.small}>
                <DocumentIllustration kind="sheet" flaw={flaw} />
              </View>
              <View className={styles.name}>{t.bad[flaw]}</View>
            </View>
          ))}
        </View>
      </FieldGroup>
      <FieldGroup title={t.watermarkTitle}>
        <View className={styles.good}>
          <View className={styles.large}>
            <DocumentIllustration kind="front">{t.watermark}</DocumentIllustration>
          </View>
          <View className={styles.text}>{t.watermarkText}</View>
        </View>
      </FieldGroup>
      <FieldGroup title={t.letterTitle}>
        <LetterTemplate />
      </FieldGroup>
      <FieldGroup title={t.sealTitle}>
        <View className={styles.list} role="list">
          {t.seals.map((rule, index) => (
            <View key={rule} className={styles.rule} role="listitem">
              <Text className={styles.number}>{index + 1}</Text>
              <View>{rule}</View>
            </View>
          ))}
        </View>
      </FieldGroup>
      <FieldGroup title={t.faqTitle}>
        <View className={styles.list}>
          {t.faq.map(([question, answer]) => (
            <View key={question} className={styles.question}>
              <View className={styles.asked}>{question}</View>
              <View>{answer}</View>
            </View>
          ))}
        </View>
      </FieldGroup>
    </PageFrame>
  );
});

/** Template of the authorisation letter, to copy and, on platforms with file downloads, to download. */
function LetterTemplate() {
  const t = verificationMessages();
  const method = textFile.methods.find((one) => one !== 'copy');
  const handleCopy = async () => {
    const isCopied = await copyText(t.letter);
    overlays.toast(isCopied ? t.copied : t.copyFailed, { icon: isCopied ? 'circle-check' : 'info-circle' });
  };
  const handleFile = async () => {
    if (method === undefined) return;
    try {
      await textFile.deliver(method, { name: t.letterFile, text: t.letter });
    } catch {
      overlays.toast(t.downloadFailed, { icon: 'info-circle' });
    }
  };
  return (
    <View className={styles.list}>
      <View className={styles.hint}>{t.letterHint}</View>
      <Text className={styles.letter}>{t.letter}</Text>
      <View className={styles.buttons}>
        <Button size="small" onPress={() => void handleCopy()}>
          {t.copy}
        </Button>
        {method !== undefined && (
          <Button size="small" kind="tinted" onPress={() => void handleFile()}>
            {t.download}
          </Button>
        )}
      </View>
    </View>
  );
}
