import { Image, Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { TradeDocument } from '@contract/goods';
import type { UploadItem, UploadsStore } from '@/components/upload/Uploads.store';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { Pressable } from '@/platform/pressable';
import { FieldControls } from '@/ui/FieldControls';
import { FormField } from '@/ui/FormField';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { toastError } from '@/ui/runWithToast';
import { parseDocument } from '../documents';
import { tradeMessages } from '../locale/messages';
import { openTradeDocument } from '../openTradeDocument';
import styles from './DocumentField.module.scss';

interface DocumentFieldProps {
  id?: string;
  /** Store created by `documentStore`. */
  store: UploadsStore;
  label: string;
  hint?: string;
  error?: string;
}

/** Form field for shareable documents: uploads them while the form is being filled in and allows removing them. */
export const DocumentField = observer(function DocumentField({ id, store, label, hint, error }: DocumentFieldProps) {
  const t = tradeMessages().documents;
  const { items: documents, maxCount, problem } = store;
  const handleAdd = () => void store.add().catch(toastError);
  return (
    <FormField
      id={id}
      label={label}
      hint={hint ?? t.hint}
      counter={{ used: documents.length, max: maxCount }}
      error={problem ? t.problems[problem] : error}
    >
      <FieldControls className={styles.documents} label={label}>
        {documents.map((document) => (
          <DocumentRow key={document.key} document={document} store={store} />
        ))}
        {documents.length < maxCount && (
          <Pressable className={styles.add} label={t.add} onPress={handleAdd}>
            <Icon name="plus" />
            <Text className={styles.text}>{t.add}</Text>
          </Pressable>
        )}
      </FieldControls>
    </FormField>
  );
});

const DocumentRow = observer(function DocumentRow({ document, store }: { document: UploadItem; store: UploadsStore }) {
  const t = tradeMessages().documents;
  const { key, url, percent, problem } = document;
  const uploaded = url === '' ? null : parseDocument(url);
  const name = uploaded?.name ?? document.name ?? '';
  const picture = uploaded?.type === 'image' ? uploadUri(uploaded.url) : null;
  const isUnderWay = uploaded === null && problem === undefined;
  const facts = (
    <>
      <View className={styles.tile}>
        {picture === null ? (
          <Text className={styles.kind}>{name.split('.').pop()?.toUpperCase()}</Text>
        ) : (
          <Image className={styles.picture} src={picture} mode="aspectFill" aria-hidden="true" />
        )}
      </View>
      <View className={styles.facts}>
        <View className={styles.name}>{name}</View>
        {isUnderWay && <View className={styles.state}>{t.sending(percent)}</View>}
        {problem !== undefined && <View className={styles.failed}>{t.states[problem]}</View>}
      </View>
    </>
  );
  const open = (one: TradeDocument) => openTradeDocument(one, store.urls.map(parseDocument));
  return (
    <View className={styles.row}>
      {uploaded ? (
        <Pressable className={styles.document} role="link" label={t.open(name)} onPress={() => open(uploaded)}>
          {facts}
        </Pressable>
      ) : (
        <View className={styles.document}>{facts}</View>
      )}
      {problem === 'failed' && <IconButton icon="refresh" label={t.again(name)} onPress={() => store.retry(key)} />}
      <IconButton icon="x" label={isUnderWay ? t.cancel(name) : t.remove(name)} onPress={() => store.remove(key)} />
    </View>
  );
});
