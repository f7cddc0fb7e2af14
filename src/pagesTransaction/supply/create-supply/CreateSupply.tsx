import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useCallback, useEffect, useState } from 'react';
import { fieldId, showField } from '@/components/form/formField';
import { useFormDraft } from '@/components/form/useFormDraft';
import { PhotoField } from '@/components/photo/PhotoField';
import { VideoField } from '@/components/photo/VideoField';
import { clockOf, shortTime } from '@/lib/time';
import { words } from '@/locale/words';
import { useLeaveWarning } from '@/navigation/useLeaveWarning';
import { useRouteParams } from '@/navigation/useRouteParams';
import { Pressable } from '@/platform/Pressable';
import { Card } from '@/ui/Card';
import { feedback } from '@/ui/feedback';
import { Icon } from '@/ui/Icon';
import { TradeFormPage } from '../../components/TradeFormPage';
import { tradeWords } from '../../locale/words';
import { ContactSection } from './components/ContactSection';
import { GoodsSection } from './components/GoodsSection';
import { PapersSection } from './components/PapersSection';
import { PriceSection } from './components/PriceSection';
import { PublishResult } from './components/PublishResult';
import { QualitySection } from './components/QualitySection';
import { StockSection } from './components/StockSection';
import { SupplyPreview } from './components/SupplyPreview';
import { errorOf } from './components/supplyText';
import styles from './CreateSupply.module.scss';
import type { CreateSupplyStore } from './CreateSupply.store';
import { keepSupply, publishSupply, refusalOf } from './dealings';
import { createSupplyWords } from './locale/words';
import { newCreateSupply } from './newCreateSupply';
import { supplyDraft } from './supplyDrafts';

/** Writes a supply or edits one of the person's own, and sends it to its review. */
export default observer(function CreateSupply() {
  const { id } = useRouteParams('supply.create');
  const [round, setRound] = useState({ count: 0, id });
  return (
    <Writing key={round.count} id={round.id} onAnother={() => setRound({ count: round.count + 1, id: undefined })} />
  );
});

const Writing = observer(function Writing({ id, onAnother }: { id: string | undefined; onAnother(): void }) {
  const [store] = useState(() => newCreateSupply(id));
  const [slot] = useState(() => supplyDraft(id));
  const [isPreviewing, setPreviewing] = useState(false);
  const t = createSupplyWords();
  const { form } = store;
  const { load, savedAtMs } = useFormDraft(form, slot, askForDraft);
  useEffect(() => store.follow(), [store]);
  useEffect(() => form.dispose, [form]);
  const isUnsaved = useCallback(() => form.isChanged && store.sent === null, [form, store]);
  useLeaveWarning(isUnsaved, leaveWords);

  const title = id === undefined ? t.title : t.editTitle;
  const preview = (
    <Pressable className={styles.preview} onPress={() => setPreviewing(true)}>
      <Text>{t.preview}</Text>
    </Pressable>
  );
  if (store.sent !== null) return <PublishResult store={store} title={title} onAnother={onAnother} />;
  return (
    <TradeFormPage
      title={title}
      form={form}
      onRetry={load}
      refusal={refusalOf(store)}
      completeness={store.completeness}
      savedAt={savedAtMs === undefined ? undefined : clockOf(savedAtMs)}
      onKeep={() => void keepSupply(store, slot)}
      submitText={store.isInPublic ? t.submitAgain : t.submit}
      onSubmit={() => void publishSupply(store, slot, showField)}
      navRight={preview}
    >
      {store.isInPublic && (
        <View className={styles.note} role="note">
          <Icon name="info-circle" />
          <View>{t.inPublic}</View>
        </View>
      )}
      <View className={styles.sections}>
        <PictureSection store={store} />
        <GoodsSection store={store} />
        <PriceSection store={store} />
        <StockSection store={store} />
        <QualitySection store={store} />
        {form.photos.documents && <PapersSection store={store} documents={form.photos.documents} />}
        <ContactSection store={store} />
      </View>
      <SupplyPreview store={store} isOpen={isPreviewing} onClose={() => setPreviewing(false)} />
    </TradeFormPage>
  );
});

const PictureSection = observer(function PictureSection({ store }: { store: CreateSupplyStore }) {
  const t = createSupplyWords();
  const { photos, video } = store.form.photos;
  return (
    <Card isBare>
      {photos && (
        <PhotoField
          id={fieldId('photos')}
          store={photos}
          label={t.photos}
          hint={t.photosHint}
          purpose={t.photoPurpose}
          isRequired
          isOrdered
          error={errorOf(store, 'photos')}
        />
      )}
      {video && <VideoField store={video} label={t.video} error={errorOf(store, 'video')} />}
    </Card>
  );
});

/** Whether to go on with what was left in the form. */
async function askForDraft(savedAtMs: number): Promise<boolean> {
  const { restoreTitle, restore, startAnew } = tradeWords().form;
  const { confirm } = await feedback.modal({
    title: restoreTitle,
    text: createSupplyWords().restoredFrom(shortTime(savedAtMs, Date.now(), words().time)),
    confirmText: restore,
    cancelText: startAnew
  });
  return confirm;
}

function leaveWords() {
  const { leaveTitle, leaveText } = tradeWords().form;
  const { leave, stay } = createSupplyWords();
  return { title: leaveTitle, text: leaveText, leave, stay };
}
