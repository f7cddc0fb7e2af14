import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useCallback, useEffect, useState } from 'react';
import { fieldId, showField } from '@/components/form/formField';
import { useFormDraft } from '@/components/form/useFormDraft';
import { photoMessages } from '@/components/photo/locale/messages';
import { PhotoField } from '@/components/photo/PhotoField';
import { clockOf } from '@/lib/time';
import { replace } from '@/navigation/navigate';
import { useLeaveWarning } from '@/navigation/useLeaveWarning';
import { useRouteParams } from '@/navigation/useRouteParams';
import { Pressable } from '@/platform/Pressable';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { SentView } from '../../components/SentView';
import { TradeFormPage } from '../../components/TradeFormPage';
import { askForDraft, leaveWords } from '../../draftQuestions';
import { keepListing, publishListing, refusalOf } from '../../publishListing';
import { supplyDraft } from '../../tradeDrafts';
import { ContactSection } from './components/ContactSection';
import { GoodsSection } from './components/GoodsSection';
import { MoreSection } from './components/MoreSection';
import { PriceSection } from './components/PriceSection';
import { StockSection } from './components/StockSection';
import { SupplyPreview } from './components/SupplyPreview';
import { sharedSupply } from '../sharedSupply';
import { errorOf } from './components/supplyText';
import styles from './CreateSupply.module.scss';
import type { CreateSupplyStore } from './CreateSupply.store';
import { createSupplyMessages } from './locale/messages';
import { newCreateSupply } from './newCreateSupply';
import { supplyDealings } from './supplyDealings';

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
  const t = createSupplyMessages();
  const { writing, form } = store;
  const { load, savedAtMs } = useFormDraft(form, slot, askForDraft);
  useEffect(() => writing.follow(), [writing]);
  useEffect(() => form.dispose, [form]);
  const isUnsaved = useCallback(() => writing.isUnsaved, [writing]);
  useLeaveWarning(isUnsaved, leaveWords);
  const showGap = () => store.firstGap !== undefined && showField(store.firstGap);

  // A draft, such as a copy, was never sent: it is not an edit of anything.
  const isNew = id === undefined || writing.own?.status === 'draft';
  const title = isNew ? t.title : t.editTitle;
  const preview = (
    <Pressable className={styles.preview} onPress={() => setPreviewing(true)}>
      <Text>{t.preview}</Text>
    </Pressable>
  );
  const shared = writing.sent?.sharedPhotos.length ?? 0;
  if (writing.sent !== null) {
    return (
      <SentView
        writing={writing}
        title={title}
        words={t.result}
        note={shared > 0 ? photoMessages().shared(shared) : undefined}
        shared={sharedSupply({ id: writing.sent.id, title: writing.sent.fields.title })}
        onAnother={onAnother}
        onOpen={(sentId) => replace('supply.info', { id: sentId })}
        onMine={supplyDealings.showOwn}
      />
    );
  }
  return (
    <TradeFormPage
      title={title}
      form={form}
      onRetry={load}
      refusal={refusalOf(writing, supplyDealings)}
      completeness={store.completeness}
      savedAt={savedAtMs === undefined ? undefined : clockOf(savedAtMs)}
      onKeep={() => void keepListing(writing, slot, supplyDealings)}
      submitText={store.isInPublic ? t.submitAgain : t.submit}
      onSubmit={() => void publishListing(writing, slot, supplyDealings, showGap)}
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
        <ContactSection store={store} />
        <MoreSection store={store} />
      </View>
      {/* In a view of its own: else opening it sends the mini-program every field beside it once more. */}
      <View>
        <SupplyPreview store={store} isOpen={isPreviewing} onClose={() => setPreviewing(false)} />
      </View>
    </TradeFormPage>
  );
});

const PictureSection = observer(function PictureSection({ store }: { store: CreateSupplyStore }) {
  const t = createSupplyMessages();
  const { photos } = store.form.photos;
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
          shared={store.writing.own?.sharedPhotos}
          error={errorOf(store, 'photos')}
        />
      )}
    </Card>
  );
});
