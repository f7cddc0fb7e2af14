import type { Card } from '@contract/card';
import { addCardShare } from '@/api/cardVisit';
import { push } from '@/navigation/navigate';
import { saveContact } from '@/platform/contacts';
import { newRequestId } from '@/request/requestId';
import { serverConfig } from '@/stores/serverConfig';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { ownCardMessages } from './locale/messages';
import type { OwnCardsStore } from './OwnCards.store';

/** Returns whether the levels of cards may be offered: not where the operator hides them. Observable. */
export const isUpgradeOffered = (): boolean => !serverConfig.BlockedList.includes('vcard');

/** Opens the form for a new card, or explains the maximum number. */
export async function createAnotherCard({ isFull, maxCards }: OwnCardsStore): Promise<void> {
  if (!isFull) {
    push('vcard.home', { edit: 'new' });
    return;
  }
  const t = ownCardMessages();
  const isOffered = isUpgradeOffered();
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

/** Saves the user's own card in the address book of the phone. */
export async function saveOwnContact(card: Card): Promise<void> {
  const t = ownCardMessages();
  const { name, position, department, company, companyName, address, email, website } = card;
  const { mobile, otherMobile, landline, weChatId } = card;
  const employer = { company: company?.name ?? companyName, department, position, address };
  try {
    const isSaved = await saveContact({ name, ...employer, mobile, otherMobile, landline, weChatId, email, website });
    if (isSaved) overlays.toast(t.contactSaved, { icon: 'circle-check' });
  } catch {
    overlays.toast(t.contactNotSaved);
  }
}

/** Counts a share of a card. Never rejects: the person has shared it in any case. */
export async function recordShare({ id }: Card): Promise<void> {
  try {
    await addCardShare({ cardId: id, requestId: await newRequestId() });
  } catch (error) {
    console.warn('a share of a card was not counted', error);
  }
}
