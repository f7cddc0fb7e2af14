import { observer } from 'mobx-react-lite';
import type { VisitorCard } from '@contract/card';
import { Button } from '@/ui/Button';
import type { CardEntry } from '../cardEntry';
import { exchangeActionOf } from './exchangeAction';

/** Button of the main action: exchange, wait, answer, or look at what was exchanged. */
export const ExchangeButton = observer(function ExchangeButton({
  card,
  entry
}: {
  card: VisitorCard;
  entry: CardEntry;
}) {
  const { text, kind, isDisabled, run } = exchangeActionOf(card, entry);
  return (
    <Button kind={kind} isFull isDisabled={isDisabled} onDisabledPress={run} onPress={run}>
      {text}
    </Button>
  );
});
