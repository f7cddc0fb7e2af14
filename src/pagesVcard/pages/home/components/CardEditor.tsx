import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import type { PhoneVisibility } from '@contract/account';
import type { OwnCards } from '@contract/card';
import { useFormDraft } from '@/components/form/useFormDraft';
import { MemberFrame } from '@/components/member/MemberFrame';
import { messages } from '@/locale/messages';
import { back, replace } from '@/navigation/navigate';
import { useLeaveWarning } from '@/navigation/useLeaveWarning';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { cardDraft } from '../cardDraft';
import { type CardEditorApi, CardEditorStore } from '../CardEditor.store';
import { cardEditorApi } from '../cardEditorApi';
import { cardsToWithdraw } from '../cardsToWithdraw';
import { leaveMessages, unsavedDraft } from '../draftQuestions';
import { consumeStep } from '../editorStart';
import { cardHomeMessages } from '../locale/messages';
import { CardWizard } from './CardWizard';
import { FirstCard } from './FirstCard';
import { EditorSkeleton } from './HomeSkeleton';

interface CardEditorProps {
  /** Undefined for a new card. */
  id: string | undefined;
  /** Cards and privacy setting that the form begins with, where the page has loaded them. */
  known?: { own: OwnCards; phoneVisibility: PhoneVisibility | null };
  /** Called once the card is saved, when the page is on top. */
  onSaved(): void;
}

/** Calls of the editor that answer with what the page has loaded. */
function withKnown({ own, phoneVisibility }: NonNullable<CardEditorProps['known']>): CardEditorApi {
  const getOwnCards = () => Promise.resolve(own);
  if (phoneVisibility === null) return { ...cardEditorApi, getOwnCards };
  return { ...cardEditorApi, getOwnCards, getPhoneVisibility: () => Promise.resolve(phoneVisibility) };
}

/** Editor of a card: a single short form for the first one, steps for every other. */
export const CardEditor = observer(function CardEditor({ id, known, onSaved }: CardEditorProps) {
  const [store] = useState(() => {
    return new CardEditorStore(known ? withKnown(known) : cardEditorApi, id, consumeStep());
  });
  const { form } = store;
  const [slot] = useState(() => cardDraft(id));
  const { load } = useFormDraft(form, slot, unsavedDraft);
  useEffect(() => form.dispose, [form]);
  const isUnsaved = useCallback(() => store.isUnsaved, [store]);
  useLeaveWarning(isUnsaved, leaveMessages);

  const t = cardHomeMessages();
  if (form.status === 'ready' && user.isLoggedIn && !store.isFull) {
    const isFirst = id === undefined && store.isFirst;
    return isFirst ? <FirstCard store={store} onSaved={onSaved} /> : <CardWizard store={store} onSaved={onSaved} />;
  }
  const missing = (
    <EmptyState
      isPage
      title={t.missing}
      text={t.missingHint}
      action={{ text: t.toCards, onPress: () => replace('vcard.home') }}
    />
  );
  const full = (
    <EmptyState
      isPage
      title={t.full.title(store.own?.maxCards ?? 0)}
      text={store.own ? t.full.text(cardsToWithdraw(store.own)) : ''}
      action={{ text: messages().back, onPress: () => back() }}
    />
  );
  return (
    <MemberFrame
      title={id === undefined ? t.createTitle : t.editTitle}
      loggedOut={t}
      status={store.isFull ? 'empty' : form.status}
      error={form.error}
      onRetry={load}
      skeleton={<EditorSkeleton />}
      empty={store.isFull ? full : missing}
    />
  );
});
