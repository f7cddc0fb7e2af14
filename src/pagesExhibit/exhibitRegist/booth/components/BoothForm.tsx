import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { BoothBooking } from '@contract/boothBooking';
import { BOOTH_FORM_LIMITS } from '@rules/boothBooking';
import { FieldGroup } from '@/components/form/FieldGroup';
import { fieldId, scrollToField } from '@/components/form/formField';
import { outdatedDraft } from '@/components/form/outdatedDraft';
import { SubmitFailureNotice } from '@/components/form/SubmitFailureNotice';
import { useFormDraft } from '@/components/form/useFormDraft';
import { useSubmit } from '@/components/form/useSubmit';
import { PhotoField } from '@/components/upload/PhotoField';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { overlays } from '@/ui/overlays';
import { SkeletonCard } from '@/ui/Skeleton';
import { boothDraft } from '../boothDraft';
import { boothFields } from '../boothForm';
import type { BoothPanelStore } from '../BoothPanel.store';
import { boothMessages } from '../locale/messages';
import { newBoothForm } from '../newBoothForm';
import { BoothTextField, fieldErrorMessage, InvoiceFields, NeedsField, VarietiesField } from './BoothFields';
import styles from '../BoothPanel.module.scss';

const MAX_MOBILE = 11;

/** The form of a held booth. Sending it leads to the deposit. */
export const BoothForm = observer(function BoothForm({
  store,
  booking
}: {
  store: BoothPanelStore;
  booking: BoothBooking;
}) {
  const t = boothMessages();
  const [form] = useState(() => newBoothForm(booking));
  const [slot] = useState(() => boothDraft(booking.id));
  const { load } = useFormDraft(form, slot, outdatedDraft);
  const { unsent, send } = useSubmit();
  useEffect(() => form.dispose, [form]);
  const submit = () =>
    void send(async () => {
      const outcome = await form.submit();
      if (outcome === 'invalid') {
        const field = boothFields.find((name) => form.hasError(name));
        if (field !== undefined) scrollToField(field);
        overlays.toast(t.checkForm, { icon: 'info-circle' });
      }
      if (outcome !== 'sent') return;
      store.own.setEditing(false);
      await store.refresh();
    });
  if (form.phase === 'failed') return <ErrorState error={form.error} onRetry={load} />;
  if (form.phase !== 'ready') return <SkeletonCard />;
  return (
    <>
      {unsent && <SubmitFailureNotice failure={unsent} onRetry={unsent.retry} />}
      <FieldGroup title={t.formTitle}>
        <BoothTextField form={form} field="contact" max={BOOTH_FORM_LIMITS.contact} />
        <BoothTextField form={form} field="mobile" max={MAX_MOBILE} isNumber />
        <VarietiesField form={form} />
        <BoothTextField form={form} field="exhibits" max={BOOTH_FORM_LIMITS.exhibits} isLong isOptional />
        <BoothTextField form={form} field="fascia" max={BOOTH_FORM_LIMITS.fascia} />
        <NeedsField form={form} />
        {form.uploads['logoUrl'] && (
          <PhotoField
            id={fieldId('logoUrl')}
            store={form.uploads['logoUrl']}
            label={t.fields.logoUrl}
            hint={t.logoHint}
            error={fieldErrorMessage(form, 'logoUrl')}
          />
        )}
      </FieldGroup>
      <InvoiceFields form={form} />
      <FieldGroup>
        <BoothTextField form={form} field="remark" max={BOOTH_FORM_LIMITS.remark} isLong isOptional />
      </FieldGroup>
      <View className={styles.action}>
        <Button kind="primary" isFull isLoading={form.isSubmitting} onPress={submit}>
          {t.submit}
        </Button>
      </View>
    </>
  );
});
