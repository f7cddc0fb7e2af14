import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { FieldGroup } from '@/components/form/FieldGroup';
import { scrollToField } from '@/components/form/formField';
import { scrollUp } from '@/navigation/scrollUp';
import { BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { NavBar } from '@/ui/NavBar';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { Tabs } from '@/ui/Tabs';
import type { CardEditorStore } from '../CardEditor.store';
import { type CardStep, cardSteps } from '../cardSteps';
import { cardHomeMessages } from '../locale/messages';
import { useCardSubmit } from '../useCardSubmit';
import { BasicsStep } from './BasicsStep';
import { CardPreview } from './CardPreview';
import { ContactsStep } from './ContactsStep';
import { EditorNotices } from './EditorNotices';
import { SecondSideStep } from './SecondSideStep';
import { ShowcaseStep } from './ShowcaseStep';
import { StylePicker } from './StylePicker';
import styles from './CardEditor.module.scss';

/** Height in pixels of the nav bar and the steps, which stay visible above the form. */
const TOP_OFFSET_PX = 110;
/** Scroll target at the top of a step. */
const TOP = 'top';

interface CardWizardProps {
  store: CardEditorStore;
  onSaved(): void;
}

/** Steps of a card with its face on top. */
export const CardWizard = observer(function CardWizard({ store, onSaved }: CardWizardProps) {
  /** Field to scroll to once its step is rendered; a new object per request allows the same field again. */
  const [shown, setShown] = useState<{ field: string } | null>(null);
  useEffect(() => {
    if (shown?.field === TOP) void scrollUp();
    else if (shown) scrollToField(shown.field, TOP_OFFSET_PX);
  }, [shown]);
  const t = cardHomeMessages();
  const show = (field: string | undefined) => field !== undefined && setShown({ field });
  const submit = useCardSubmit(store, {
    onSaved,
    onInvalid() {
      overlays.toast(t.incomplete(Math.max(1, store.form.invalidCount)), { icon: 'info-circle' });
      show(store.showFirstError());
    }
  });
  const title = store.id === undefined ? t.createTitle : t.editTitle;
  return (
    <PageFrame
      title={title}
      nav={<NavBar title={title} />}
      bottomBar={<WizardBar store={store} onNext={() => show(store.nextStep() ?? TOP)} onSave={() => void submit()} />}
    >
      <CardPreview store={store} />
      <View className={styles.head}>
        <Tabs
          label={title}
          options={cardSteps.map((step) => ({
            key: step,
            text: t.steps[step],
            count: store.hasError(step) ? '!' : undefined
          }))}
          value={store.step}
          onChange={(step) => {
            store.goToStep(step);
            show(TOP);
          }}
        />
      </View>
      <EditorNotices store={store} onRetry={() => void submit()} />
      <View className={styles.body}>{stepContent(store.step, store)}</View>
      <View className={styles.end} />
    </PageFrame>
  );
});

function stepContent(step: CardStep, store: CardEditorStore) {
  switch (step) {
    case 'basics':
      return <BasicsStep store={store} />;
    case 'contacts':
      return <ContactsStep store={store} />;
    case 'showcase':
      return <ShowcaseStep store={store} />;
    case 'secondSide':
      return <SecondSideStep store={store} />;
    case 'style':
      return (
        <FieldGroup>
          <StylePicker store={store} />
        </FieldGroup>
      );
  }
}

interface WizardBarProps {
  store: CardEditorStore;
  onNext(): void;
  onSave(): void;
}

/** Saving is possible on every step; a new card leads on to the next one. */
const WizardBar = observer(function WizardBar({ store, onNext, onSave }: WizardBarProps) {
  const t = cardHomeMessages();
  const { isLast, id } = store;
  const { isSubmitting } = store.form;
  const isNew = id === undefined;
  const leadsOn = isNew && !isLast;
  return (
    <>
      {leadsOn && (
        <Button isLoading={isSubmitting} onPress={onSave}>
          {t.finish}
        </Button>
      )}
      {!isNew && !isLast && <Button onPress={onNext}>{t.next}</Button>}
      <BarSpacer>
        {leadsOn ? (
          <Button kind="primary" isFull onPress={onNext}>
            {t.next}
          </Button>
        ) : (
          <Button kind="primary" isFull isLoading={isSubmitting} onPress={onSave}>
            {isNew ? t.finish : t.save}
          </Button>
        )}
      </BarSpacer>
    </>
  );
});
