import type { Card } from '@contract/card';
import { saveToPhone } from '@/components/contact/saveToPhone';
import { isApiError } from '@/lib/ApiError';
import { push } from '@/navigation/navigate';
import { paymentOffer } from '@/stores/paymentOffer';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { ownCardMessages } from './locale/messages';
import type { OwnCardsStore } from './OwnCards.store';

/** Opens the form for a new card, or explains the maximum number. */
export async function createAnotherCard({ isFull, maxCards }: OwnCardsStore): Promise<void> {
  if (!isFull) {
    push('vcard.home', { edit: 'new' });
    return;
  }
  const t = ownCardMessages();
  const { isOffered } = paymentOffer;
  const question = { title: t.fullTitle(maxCards), text: isOffered ? t.fullText : t.fullHint };
  const { confirm } = await overlays.modal({
    ...question,
    ...(isOffered ? { confirmText: t.upgrade } : { isNotice: true })
  });
  if (confirm && isOffered) push('vcard.marketIntroduction');
}

/** Offers what is done with a card as a whole. */
export async function manageCard(store: OwnCardsStore, card: Card): Promise<void> {
  const t = ownCardMessages();
  const choices = [
    ...(card.isDefault
      ? []
      : [
          {
            item: { text: t.makeDefault },
            run: () => runWithToast(() => store.makeDefault(card), t.madeDefault)
          }
        ]),
    {
      item: { text: t.withdraw, hint: t.withdrawHint, isDanger: true },
      // The bar with the undo shows the success.
      run: () => runWithToast(() => store.withdraw(card))
    }
  ];
  const index = await overlays.actionSheet({ title: card.name, items: choices.map(({ item }) => item) });
  if (index !== null) await choices[index]?.run();
}

/** Restores the card that was withdrawn last. Never rejects: a failure is shown. */
export async function undoWithdrawal(store: OwnCardsStore): Promise<void> {
  await runWithToast(store.undo, undefined, (error) => {
    if (isApiError(error, 'CONFLICT')) overlays.toast(ownCardMessages().slotTaken, { icon: 'info-circle' });
    else toastError(error);
  });
}

/** Saves the user's own card in the address book of the phone. */
export async function saveOwnContact(card: Card): Promise<void> {
  const { name, position, department, company, companyName, address, email, website } = card;
  const { mobile, otherMobile, landline, weChatId } = card;
  const employer = { company: company?.name ?? companyName, department, position, address };
  await saveToPhone({ name, ...employer, mobile, otherMobile, landline, weChatId, email, website });
}
