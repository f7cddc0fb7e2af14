import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { PurchaseDetail } from '@contract/purchase';
import type { Clock } from '@/components/listing/Clock';
import { formatFen } from '@/lib/price';
import { overlays } from '@/ui/overlays';
import { RejectSheet } from '../../../quotation/components/RejectSheet';
import { toastQuotationError } from '../../../quotation/conflict';
import { AcceptSheet } from '../../../quotation/offer/AcceptSheet';
import { CounterSheet } from '../../../quotation/offer/CounterSheet';
import type { ComparisonStore } from './Comparison.store';
import { ownerMessages } from './locale/messages';
import { QuotationSheet } from './QuotationSheet';

type Step = 'accept' | 'counter' | 'reject';

/**
 * Manages the open quotation and the current step of the buyer's decision.
 * @param initialId quotation of the deep link, opened at once; undefined without one
 */
export function useDecision(comparison: ComparisonStore, initialId: string | undefined) {
  const [isShown, setShown] = useState(initialId !== undefined);
  const [step, setStep] = useState<Step | null>(null);
  useEffect(() => {
    if (initialId !== undefined) void comparison.select(initialId);
  }, [comparison, initialId]);

  const open = (id: string): void => {
    void comparison.select(id);
    setShown(true);
  };
  /** Starts a step from the table; the quotation is reloaded first. */
  const decide = async (id: string, next: Step): Promise<void> => {
    const quotation = await comparison.select(id);
    // Another quotation was opened meanwhile.
    if (comparison.selected !== quotation) return;
    if (quotation.detail && quotation.isOpen) setStep(next);
    else if (quotation.detail) setShown(true);
    else toastQuotationError(quotation.shown.error);
  };
  const startCounter = async (): Promise<void> => {
    const { openItems: candidates } = comparison;
    const [only] = candidates;
    if (candidates.length === 1 && only) return decide(only.id, 'counter');
    const choice = await overlays.actionSheet({
      title: ownerMessages().counterWhom,
      items: candidates.map(({ supplier, version }) => ({
        text: `${supplier.name} ${formatFen(version.deliveredFenPerKg)}`
      }))
    });
    const chosen = choice === null ? undefined : candidates[choice];
    return chosen && decide(chosen.id, 'counter');
  };
  return {
    isShown,
    step,
    open,
    close: () => setShown(false),
    begin: setStep,
    stop: () => setStep(null),
    accept: (id: string) => void decide(id, 'accept'),
    counter: (id: string) => void decide(id, 'counter'),
    startCounter
  };
}

interface DecisionProps {
  state: ReturnType<typeof useDecision>;
  comparison: ComparisonStore;
  detail: PurchaseDetail;
  clock: Clock;
  /** Called after a decision, or when the sheet of the quotation is closed. */
  onDecided(): void;
}

/** Sheets of the open quotation: its details and the current step of the decision. */
export const Decision = observer(function Decision({ state, comparison, detail, clock, onDecided }: DecisionProps) {
  const { selected } = comparison;
  const fields = selected?.version?.fields;
  const afterDecision = async (done: Promise<boolean> | undefined): Promise<boolean> => {
    try {
      return (await done) ?? false;
    } finally {
      onDecided();
    }
  };
  const isBusy = selected?.isBusy ?? false;
  return (
    <>
      <QuotationSheet
        store={selected}
        isOpen={state.isShown}
        clock={clock}
        onClose={() => {
          state.close();
          onDecided();
        }}
        onAccept={() => state.begin('accept')}
        onCounter={() => state.begin('counter')}
        onReject={() => state.begin('reject')}
      />
      <AcceptSheet
        isOpen={state.step === 'accept'}
        onClose={state.stop}
        request={detail}
        supplierName={selected?.detail?.supplier.name ?? ''}
        fields={fields}
        openOffer={selected?.detail?.openOffer ?? null}
        leftGrams={detail.quantityGrams - detail.dealtGrams}
        isBusy={isBusy}
        onAccept={(grams, unitFen) => afterDecision(selected?.accept(grams, unitFen))}
      />
      {/* The input belongs to one quotation: the sheets of another one begin empty. */}
      <CounterSheet
        key={`counter-${selected?.id}`}
        isOpen={state.step === 'counter'}
        onClose={state.stop}
        side="buyer"
        unit={detail.unit}
        quotationFen={fields?.unitFen ?? 0}
        openOffer={selected?.detail?.openOffer ?? null}
        isBusy={isBusy}
        onSend={(unitFen, text) => afterDecision(selected?.counter(unitFen, text))}
      />
      <RejectSheet
        key={`reject-${selected?.id}`}
        isOpen={state.step === 'reject'}
        onClose={state.stop}
        isBusy={isBusy}
        onReject={(reason, text) => afterDecision(selected?.reject(reason, text))}
      />
    </>
  );
});
