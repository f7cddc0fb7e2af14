import { observer } from 'mobx-react';
import { useState } from 'react';
import type { RejectReason } from '@contract/quotation';
import { ChipsLine } from '@/components/form/ChipsLine';
import { TextLine } from '@/components/form/TextLine';
import { Button } from '@/ui/Button';
import { feedback } from '@/ui/feedback';
import { Sheet } from '@/ui/Sheet';
import { quotationErrorText } from '../conflict';
import { quotationWords } from '../locale/words';

const REASONS: readonly RejectReason[] = ['price', 'spec', 'quantity', 'delivery', 'payTerm', 'chosenOther', 'other'];
const MAX_TEXT = 140;

interface RejectSheetProps {
  isOpen: boolean;
  onClose(): void;
  isBusy: boolean;
  /** Answers false when it was not taken. Rejects with the reason. */
  onReject(reason: RejectReason, text: string): Promise<boolean>;
}

/** Why an offer is not taken, as the supplier reads it. */
export const RejectSheet = observer(function RejectSheet({ isOpen, onClose, isBusy, onReject }: RejectSheetProps) {
  const [reason, setReason] = useState<RejectReason>('price');
  const [text, setText] = useState('');
  const t = quotationWords();
  const isMissing = reason === 'other' && text.trim() === '';
  const [hasTried, setTried] = useState(false);
  const handleReject = async () => {
    setTried(true);
    if (isMissing) return;
    try {
      if (!(await onReject(reason, text.trim()))) return;
      onClose();
      feedback.toast(t.rejected, { icon: 'circle-check' });
    } catch (error) {
      feedback.toast(quotationErrorText(error), { icon: 'info-circle' });
    }
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t.rejectTitle}
      footer={
        <Button kind="primary" isFull isLoading={isBusy} onPress={() => void handleReject()}>
          {t.rejectSend}
        </Button>
      }
    >
      <ChipsLine
        field="rejectReason"
        label={t.rejectTitle}
        options={REASONS.map((key) => ({ key, text: t.reasons[key] }))}
        value={reason}
        onChange={(key) => setReason(key ?? reason)}
      />
      <TextLine
        label={t.rejectText}
        field="rejectText"
        value={text}
        onChange={setText}
        onLeave={() => undefined}
        error={hasTried && isMissing ? t.rejectNeeds : undefined}
        placeholder={t.rejectPlaceholder}
        max={MAX_TEXT}
        isOptional={reason !== 'other'}
        isLong
      />
    </Sheet>
  );
});
