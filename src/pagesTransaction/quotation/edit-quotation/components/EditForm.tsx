import { Text, View } from '@tarojs/components';
import Taro from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { QuotationDetail } from '@contract/quotation';
import { FieldGroup } from '@/components/form/FieldGroup';
import { TextField } from '@/components/form/TextField';
import { useFormDraft } from '@/components/form/useFormDraft';
import { clockOf } from '@/lib/time';
import { isConnectionError } from '@/locale/errorText';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { TradeFormPage } from '../../../components/TradeFormPage';
import { tradeMessages } from '../../../locale/messages';
import { quotationDraft } from '../../../tradeDrafts';
import { ConfirmSheet } from '../../components/ConfirmSheet';
import { GoodsGroup } from '../../components/GoodsGroup';
import { PriceGroup } from '../../components/PriceGroup';
import { QuotationTable } from '../../components/QuotationTable';
import { RequestSummary } from '../../components/RequestSummary';
import { ProofGroup, TermsGroup } from '../../components/TermsGroup';
import { conflictReason, toastQuotationError } from '../../conflict';
import { quotationMessages } from '../../locale/messages';
import { useConfirmedSubmit } from '../../useConfirmedSubmit';
import type { EditQuotationStore } from '../EditQuotation.store';
import styles from './EditForm.module.scss';

const MAX_REASON = 140;

/** Form of a new version: changes are marked below their fields and listed before sending. */
export const EditForm = observer(function EditForm({
  store,
  detail
}: {
  store: EditQuotationStore;
  detail: QuotationDetail;
}) {
  const { form, before, changes } = store;
  const [slot] = useState(() => quotationDraft(detail.id));
  const { load, savedAtMs } = useFormDraft(form, slot);
  const t = quotationMessages();
  const submission = useConfirmedSubmit(form, {
    blockReason: () => {
      if (!store.canEdit) return t.decidedMeanwhile;
      return store.changes.length === 0 ? t.nothingChanged : undefined;
    },
    onSent: () => {
      slot.clear();
      store.setEditing(false);
      // After sending, the quotation is shown from its top.
      void Taro.pageScrollTo({ scrollTop: 0, duration: 0 });
      overlays.toast(t.edited, { icon: 'circle-check' });
    },
    onFailure: (error) => {
      // The form itself shows conflicts and connection errors.
      if (conflictReason(error) === undefined && !isConnectionError(error)) toastQuotationError(error);
    }
  });
  return (
    <TradeFormPage
      title={t.edit}
      form={form}
      onRetry={load}
      savedAt={undefined}
      submitText={t.editSend}
      onSubmit={() => void submission.submit()}
      isBusy={submission.isBusy}
      navRight={
        <Button size="small" onPress={() => store.setEditing(false)}>
          {t.closeForm}
        </Button>
      }
    >
      <RequestSummary
        request={detail.purchase}
        numbers={store.numbers}
        savedAt={savedAtMs === undefined ? undefined : tradeMessages().form.savedAt(clockOf(savedAtMs))}
      />
      <ConflictNotice store={store} />
      <View className={styles.left}>{t.editsLeft(detail.editsLeft)}</View>
      <PriceGroup form={form} request={detail.purchase} before={before} />
      <GoodsGroup form={form} request={detail.purchase} before={before} />
      <TermsGroup form={form} request={detail.purchase} before={before} />
      <ProofGroup form={form} request={detail.purchase} before={before} />
      <FieldGroup title={t.groups.reason}>
        <TextField
          label={t.fields.editReason}
          field="editReason"
          value={form.values.editReason}
          onChange={(editReason) => form.set({ editReason })}
          onLeave={form.touch}
          error={form.problemOf('editReason') && tradeMessages().problems.banned}
          placeholder={t.placeholders.editReason}
          max={MAX_REASON}
          isOptional
          isLong
        />
      </FieldGroup>
      {before && changes.length > 0 && (
        <FieldGroup title={t.changes(changes.length)}>
          <View className={styles.changes}>
            <QuotationTable values={form.filledValues} request={detail.purchase} before={before} attributes={changes} />
          </View>
        </FieldGroup>
      )}
      {before && (
        <ConfirmSheet
          isOpen={submission.isConfirming}
          onClose={submission.cancel}
          onConfirm={() => void submission.send()}
          isSending={form.pendingAction !== null}
          request={detail.purchase}
          values={form.filledValues}
          numbers={store.numbers}
          edit={{ before, left: detail.editsLeft - 1 }}
        />
      )}
    </TradeFormPage>
  );
});

/** Notice about a change of the quotation while the form was open; the entered values stay. */
const ConflictNotice = observer(function ConflictNotice({ store }: { store: EditQuotationStore }) {
  const t = quotationMessages();
  const { detail, isOpen } = store.quotation;
  if (store.conflict === undefined && isOpen) return null;
  const status = detail && !isOpen ? t.statuses[detail.status] : undefined;
  const text = status === undefined ? (t.conflicts[store.conflict ?? 'changed'] ?? '') : t.decidedAs(status);
  return (
    <View className={styles.meanwhile} role="alert">
      <Icon name="alert-triangle" className={styles.icon} />
      <View className={styles.text}>
        <Text>{isOpen ? t.changedMeanwhile : text}</Text>
        <View>{t.keptTyped}</View>
      </View>
      <Button kind="outline" size="small" onPress={() => store.setEditing(false)}>
        {t.seeResult}
      </Button>
    </View>
  );
});
