import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { RejectReason } from '@contract/quotation';
import { ChipsField } from '@/components/form/ChipsField';
import { TextField } from '@/components/form/TextField';
import { quotationMessages } from '../locale/messages';
import { DecisionSheet } from './DecisionSheet';

const REASONS: readonly RejectReason[] = ['price', 'spec', 'quantity', 'delivery', 'payTerm', 'chosenOther', 'other'];
const MAX_TEXT_LENGTH = 140;

interface RejectSheetProps {
  isOpen: boolean;
  onClose(): void;
  isBusy: boolean;
  /** Resolves to false when the rejection was not performed; rejects with the error. */
  onReject(reason: RejectReason, text: string): Promise<boolean>;
}

/** Sheet for the reason of a rejection, which is shown to the supplier. */
export const RejectSheet = observer(function RejectSheet({ isOpen, onClose, isBusy, onReject }: RejectSheetProps) {
  const [reason, setReason] = useState<RejectReason>('price');
  const [text, setText] = useState('');
  const t = quotationMessages();
  const isTextMissing = reason === 'other' && text.trim() === '';
  const [isSubmitted, setSubmitted] = useState(false);
  const handleReject = async () => {
    setSubmitted(true);
    return !isTextMissing && (await onReject(reason, text.trim()));
  };
  return (
    <DecisionSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t.rejectTitle}
      action={t.rejectSend}
      isBusy={isBusy}
      onSend={handleReject}
      successMessage={t.rejected}
    >
      <ChipsField
        field="rejectReason"
        label={t.rejectTitle}
        options={REASONS.map((key) => ({ key, text: t.reasons[key] }))}
        value={reason}
        onChange={(key) => setReason(key ?? reason)}
      />
      <TextField
        label={t.rejectText}
        field="rejectText"
        value={text}
        onChange={setText}
        error={isSubmitted && isTextMissing ? t.rejectNeeds : undefined}
        placeholder={t.rejectPlaceholder}
        max={MAX_TEXT_LENGTH}
        isOptional={reason !== 'other'}
        isLong
      />
    </DecisionSheet>
  );
});
