import type { VisitorCard } from '@contract/card';
import { shanghaiDay } from '@rules/shanghaiTime';
import { withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { overlays } from '@/ui/overlays';
import { type CardEntry, meetingBy } from '../cardEntry';
import { visitorCardMessages } from '../locale/messages';

/** Main action on a card, by what its viewer is to the owner. */
export interface ExchangeAction {
  text: string;
  kind: 'primary' | 'tinted';
  isDisabled?: boolean;
  run(): void;
}

/** Opens the page that requests the exchange. A visitor logs in first, and is back on this card before. */
function requestExchange(cardId: string, entry: CardEntry): void {
  const t = visitorCardMessages();
  const source = meetingBy(entry);
  void withLogin(t.loginToExchange, () => push('supply.exchangeLink', { cardId, source }), {
    text: t.loginToExchangeText,
    icon: 'id-badge-2'
  });
}

/** Returns the main action on a card. Observable. */
export function exchangeActionOf(card: VisitorCard, entry: CardEntry): ExchangeAction {
  const t = visitorCardMessages();
  const { relation, exchangeId, againFromMs } = card;
  if (relation === 'own') {
    const run = () => push('vcard.webview', { webviewPathName: 'Vcard' });
    return { text: t.toOwnCards, kind: 'tinted', run };
  }
  if (relation === 'none') {
    const ask = () => requestExchange(card.id, entry);
    if (againFromMs === null) return { text: t.exchange, kind: 'primary', run: ask };
    const explain = () => overlays.toast(t.turnedDown);
    return { text: t.againFrom(shanghaiDay(againFromMs)), kind: 'primary', isDisabled: true, run: explain };
  }
  const open = () => push('supply.exchangeLink', { exchange: exchangeId ?? undefined });
  if (relation === 'asked') return { text: t.answer, kind: 'primary', run: open };
  return { text: relation === 'requested' ? t.waiting : t.exchanged, kind: 'tinted', run: open };
}
