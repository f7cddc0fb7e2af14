import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { MAX_CARD_VARIETIES } from '@rules/card';
import { FieldGroup } from '@/components/form/FieldGroup';
import { fieldId } from '@/components/form/formField';
import { PhotoField } from '@/components/upload/PhotoField';
import { VideoField } from '@/components/upload/VideoField';
import { VarietySheet } from '@/components/variety/VarietySheet';
import { ChoiceField } from '@/ui/ChoiceField';
import { FormField } from '@/ui/FormField';
import type { CardEditorStore } from '../CardEditor.store';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { cardHomeMessages } from '../locale/messages';
import { CardTextField } from './CardTextField';
import { SuppliesField } from './SuppliesField';
import styles from './ShowcaseStep.module.scss';

/** Step 展示: what the card presents. */
export const ShowcaseStep = observer(function ShowcaseStep({ store }: { store: CardEditorStore }) {
  const { form } = store;
  const t = cardHomeMessages();
  const { pictureUrls: pictures } = form.uploads;
  return (
    <>
      <FieldGroup>
        <VarietiesField store={store} />
        <CardTextField store={store} field="intro" label={t.intro} placeholder={t.introPlaceholder} isOptional isLong />
        {pictures && (
          <PhotoField
            id={fieldId('pictureUrls')}
            store={pictures}
            label={t.pictures}
            purpose={t.picturesPurpose}
            error={fieldErrorMessage(form, 'pictureUrls')}
            isOrdered
          />
        )}
        <CardVideoField store={store} />
      </FieldGroup>
      <FieldGroup>
        <SuppliesField store={store} />
      </FieldGroup>
    </>
  );
});

const VarietiesField = observer(function VarietiesField({ store }: { store: CardEditorStore }) {
  const [isOpen, setOpen] = useState(false);
  const { form } = store;
  const { varietyIds, varietyNames } = form.values;
  const t = cardHomeMessages();
  return (
    <>
      <FormField
        id={fieldId('varietyIds')}
        label={t.varieties}
        counter={{ used: varietyIds.length, max: MAX_CARD_VARIETIES }}
        error={fieldErrorMessage(form, 'varietyIds')}
      >
        <ChoiceField
          label={t.varieties}
          placeholder={t.varietiesPlaceholder}
          text={varietyNames.join(t.listJoin)}
          onPress={() => setOpen(true)}
        />
      </FormField>
      {/* In a separate view: opening the sheet would otherwise resend all neighbouring fields of the mini-program. */}
      <View>
        <VarietySheet
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={t.varieties}
          value={varietyIds}
          onChange={(ids, names) => form.set({ varietyIds: ids, varietyNames: names })}
          maxCount={MAX_CARD_VARIETIES}
        />
      </View>
    </>
  );
});

const CardVideoField = observer(function CardVideoField({ store }: { store: CardEditorStore }) {
  const { form, card } = store;
  const { videoUrl: video } = form.uploads;
  const t = cardHomeMessages();
  if (!video) return null;
  const isStored = card?.videoUrl !== null && video.urls[0] === card?.videoUrl;
  const state = isStored ? card?.videoState : null;
  return (
    <View id={fieldId('videoUrl')}>
      <VideoField store={video} label={t.video} error={fieldErrorMessage(form, 'videoUrl')} />
      {(state === 'waiting' || state === 'refused') && <View className={styles.state}>{t.videoStates[state]}</View>}
    </View>
  );
});
