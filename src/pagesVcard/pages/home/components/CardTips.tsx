import { observer } from 'mobx-react-lite';
import type { Card } from '@contract/card';
import { FieldGroup } from '@/components/form/FieldGroup';
import { push } from '@/navigation/navigate';
import { user } from '@/stores/user';
import { Cell } from '@/ui/Cell';
import { type CardTip, completenessOf, stepOfTip } from '../cardTips';
import { requestStep } from '../editorStart';
import { cardHomeMessages } from '../locale/messages';

const MAX_TIPS = 3;

/** The most useful content that a card lacks; each leads to where it is entered. */
export const CardTips = observer(function CardTips({ card }: { card: Card }) {
  const t = cardHomeMessages().tips;
  const { percent, missing } = completenessOf(card);
  // Only a member of a company can bind one.
  const hasCompany = (user.user?.companies.length ?? 0) > 0;
  const tips = missing.filter((tip) => tip !== 'company' || hasCompany).slice(0, MAX_TIPS);
  if (tips.length === 0) return null;
  const handleOpen = (tip: CardTip) => {
    requestStep(stepOfTip[tip]);
    push('vcard.home', { edit: card.id });
  };
  return (
    <FieldGroup title={t.title(percent)}>
      {tips.map((tip) => (
        <Cell key={tip} title={t[tip]} onPress={() => handleOpen(tip)} />
      ))}
    </FieldGroup>
  );
});
