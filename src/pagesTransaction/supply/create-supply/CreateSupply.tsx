import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { fieldId, scrollToField } from '@/components/form/formField';
import { photoMessages } from '@/components/upload/locale/messages';
import { PhotoField } from '@/components/upload/PhotoField';
import { replace } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { Pressable } from '@/platform/pressable';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { SubmissionStatus } from '../../components/SubmissionStatus';
import { TradeFormPage } from '../../components/TradeFormPage';
import { editBlockNotice, type ListingFormConfig, publishListing, saveDraft } from '../../publishListing';
import { supplyDraft } from '../../tradeDrafts';
import { useListingEditor } from '../../useListingEditor';
import { sharedSupply } from '../sharedSupply';
import { ContactSection } from './components/ContactSection';
import { GoodsSection } from './components/GoodsSection';
import { MoreSection } from './components/MoreSection';
import { PreviewSheet } from './components/PreviewSheet';
import { PriceSection } from './components/PriceSection';
import { StockSection } from './components/StockSection';
import type { CreateSupplyStore } from './CreateSupply.store';
import { fieldErrorMessage } from './fieldErrorMessage';
import { createSupplyMessages } from './locale/messages';
import { newCreateSupplyStore } from './newCreateSupplyStore';
import styles from './CreateSupply.module.scss';

/** Saving and submitting of supplies, with their messages. */
const supplyFormConfig: ListingFormConfig = {
  limitNotices: () => createSupplyMessages().limits,
  blockNotices: () => createSupplyMessages().blocked,
  openOwnListings: () => replace('supply.ours')
};

/** Page that creates or edits a supply and submits it for review. */
export default observer(function CreateSupply() {
  const { id } = useRouteParams('supply.create');
  const [round, setRound] = useState({ count: 0, id });
  return (
    <SupplyEditor
      key={round.count}
      id={round.id}
      onCreateAnother={() => setRound({ count: round.count + 1, id: undefined })}
    />
  );
});

const SupplyEditor = observer(function SupplyEditor({
  id,
  onCreateAnother
}: {
  id: string | undefined;
  onCreateAnother(): void;
}) {
  const [store] = useState(() => newCreateSupplyStore(id));
  const [slot] = useState(() => supplyDraft(id));
  const [isPreviewing, setPreviewing] = useState(false);
  const t = createSupplyMessages();
  const { editor, form } = store;
  const { load, savedAt } = useListingEditor(editor, slot);
  const focusFirstError = () => store.firstInvalidField !== undefined && scrollToField(store.firstInvalidField);

  // A draft, such as a copy, was never submitted: it counts as new rather than as an edit.
  const isNew = id === undefined || editor.saved?.status === 'draft';
  const title = isNew ? t.title : t.editTitle;
  const preview = (
    <Pressable className={styles.preview} onPress={() => setPreviewing(true)}>
      <Text>{t.preview}</Text>
    </Pressable>
  );
  const shared = editor.submitted?.sharedPhotos.length ?? 0;
  if (editor.submitted !== null) {
    return (
      <SubmissionStatus
        topic="ownSupply"
        editor={editor}
        title={title}
        messages={t.result}
        note={shared > 0 ? photoMessages().shared(shared) : undefined}
        sharedPage={sharedSupply({ id: editor.submitted.id, title: editor.submitted.fields.title })}
        onCreateAnother={onCreateAnother}
        onOpen={(sentId) => replace('supply.info', { id: sentId })}
        onOpenOwn={supplyFormConfig.openOwnListings}
      />
    );
  }
  return (
    <TradeFormPage
      title={title}
      form={form}
      onRetry={load}
      blockNotice={editBlockNotice(editor, supplyFormConfig)}
      completeness={store.completeness}
      savedAt={savedAt}
      onSaveDraft={() => void saveDraft(editor, slot, supplyFormConfig)}
      submitText={store.isPublic ? t.submitAgain : t.submit}
      onSubmit={() => void publishListing(editor, slot, supplyFormConfig, focusFirstError)}
      isBusy={form.pendingAction !== null}
      navRight={preview}
    >
      {store.isPublic && (
        <View className={styles.note} role="note">
          <Icon name="info-circle" />
          <View>{t.inPublic}</View>
        </View>
      )}
      <View className={styles.sections}>
        <PhotosSection store={store} />
        <GoodsSection store={store} />
        <PriceSection store={store} />
        <StockSection store={store} />
        <ContactSection store={store} />
        <MoreSection store={store} />
      </View>
      {/* Separate container: without it, opening the sheet would make the mini-program resend all fields. */}
      <View>
        <PreviewSheet store={store} isOpen={isPreviewing} onClose={() => setPreviewing(false)} />
      </View>
    </TradeFormPage>
  );
});

const PhotosSection = observer(function PhotosSection({ store }: { store: CreateSupplyStore }) {
  const t = createSupplyMessages();
  const { photos } = store.form.uploads;
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
          sharedUrls={store.editor.saved?.sharedPhotos}
          error={fieldErrorMessage(store, 'photos')}
        />
      )}
    </Card>
  );
});
