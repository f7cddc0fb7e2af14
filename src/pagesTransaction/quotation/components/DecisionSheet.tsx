import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { quotationErrorMessage } from '../conflict';

interface DecisionSheetProps {
  isOpen: boolean;
  onClose(): void;
  title: string;
  /** The word of its button. */
  action: string;
  isBusy: boolean;
  isDisabled?: boolean;
  /** Answers false when it was not done: something is missing, or it is being done already. Rejects with the reason. */
  onSend(): Promise<boolean>;
  /** What is said once it was done. */
  successMessage: string;
  children: ReactNode;
}

/** Something that one side does about a quotation: the sheet stays open until it is done, and says why it is not. */
export const DecisionSheet = observer(function DecisionSheet(props: DecisionSheetProps) {
  const { isOpen, onClose, title, action, isBusy, isDisabled, onSend, successMessage, children } = props;
  const handleSend = async () => {
    try {
      if (!(await onSend())) return;
      onClose();
      overlays.toast(successMessage, { icon: 'circle-check' });
    } catch (error) {
      overlays.toast(quotationErrorMessage(error), { icon: 'info-circle' });
    }
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <Button kind="primary" isFull isLoading={isBusy} isDisabled={isDisabled} onPress={() => void handleSend()}>
          {action}
        </Button>
      }
    >
      {children}
    </Sheet>
  );
});
