import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { FieldGroup } from '@/components/form/FieldGroup';
import { scrollToField } from '@/components/form/formField';
import { BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import type { CardEditorStore } from '../CardEditor.store';
import { cardHomeMessages } from '../locale/messages';
import { useCardSubmit } from '../useCardSubmit';
import { CardPreview } from './CardPreview';
import { CardTextField } from './CardTextField';
import { CompanyField } from './CompanyField';
import { EditorNotices } from './EditorNotices';
import { StylePicker } from './StylePicker';
import { VisibilityButton } from './VisibilityButton';
import styles from './FirstCard.module.scss';

/** Form of the first card: the little that it needs, filled in from what is known. */
export const FirstCard = observer(function FirstCard({ store, onSaved }: { store: CardEditorStore; onSaved(): void }) {
  const { form, stricterAccount } = store;
  const t = cardHomeMessages();
  const submit = useCardSubmit(store, {
    onSaved,
    onInvalid() {
      const isDropped = store.dropRefusedAvatar();
      const text = isDropped ? t.avatarDropped : t.incomplete(Math.max(1, form.invalidCount));
      overlays.toast(text, { icon: 'info-circle' });
      const field = store.showFirstError();
      if (field !== undefined) scrollToField(field);
    }
  });
  return (
    <PageFrame
      title={t.firstTitle}
      bottomBar={
        <BarSpacer>
          <Button kind="primary" isFull isLoading={form.isSubmitting} onPress={() => void submit()}>
            {t.firstSubmit}
          </Button>
        </BarSpacer>
      }
    >
      <CardPreview store={store} />
      <EditorNotices store={store} onRetry={() => void submit()} />
      <FieldGroup>
        <CardTextField store={store} field="name" label={t.name} placeholder={t.namePlaceholder} />
        <CardTextField store={store} field="position" label={t.position} placeholder={t.positionPlaceholder} />
        <CompanyField store={store} />
        <CardTextField
          store={store}
          field="mobile"
          label={t.mobile}
          hint={stricterAccount ? t.accountStricter[stricterAccount] : undefined}
          unit={<VisibilityButton store={store} field="mobile" label={t.mobile} />}
        />
        <StylePicker store={store} />
      </FieldGroup>
      <View className={styles.hint}>{t.firstHint}</View>
    </PageFrame>
  );
});
