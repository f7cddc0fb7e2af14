import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { runWithToast } from '@/ui/runWithToast';
import { Sheet } from '@/ui/Sheet';
import { toastQuotationError } from '../conflict';

interface DecisionSheetProps {
  isOpen: boolean;
  onClose(): void;
  title: string;
  /** Label of the submit button. */
  action: string;
  isBusy: boolean;
  isDisabled?: boolean;
  /**
   * Performs the action. Resolves to false when the input is incomplete or the action is in progress; rejects with the
   * error.
   */
  onSend(): Promise<boolean>;
  /** Toast shown on success. */
  successMessage: string;
  children: ReactNode;
}

/** Sheet for an action on a quotation. It stays open until the action succeeds, and shows its error. */
export const DecisionSheet = observer(function DecisionSheet(props: DecisionSheetProps) {
  const { isOpen, onClose, title, action, isBusy, isDisabled, onSend, successMessage, children } = props;
  const handleSend = async () => {
    if (await runWithToast(onSend, successMessage, toastQuotationError)) onClose();
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
