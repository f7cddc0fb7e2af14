import type { Insertable } from 'kysely';
import type { InquiryContent, InquirySide } from '@contract/inquiry';
import { HOUR_MS, MINUTE_MS } from '@rules/duration';
import type { Tx } from '../../src/database/schema';
import { otherSide } from '../../src/modules/inquiry/authorization.service';
import { notifyOtherSide } from '../../src/modules/inquiry/inquiry.notifications';
import { insertInquiry } from '../../src/modules/inquiry/inquiry.repository';
import type { InquiryMessageTable, InquiryTable } from '../../src/modules/inquiry/inquiry.tables';
import { cityText } from '../../src/modules/region/regionText';
import { PHOTO_SIZE } from '../photos/draw';
import { type Random, random } from '../random';
import { type ConversationScript, GENERIC_SCRIPTS, type ScriptContent } from './conversationScripts';
import { DEMO_CONVERSATIONS, HE_ID, QIN_ID } from './demoConversations';
import { findOpenSupplies, type OpenSupply } from './openSupplies';

const GRAMS_PER_TONNE = 1_000_000;
/** Number of threads that are spread over all open supplies. */
const GENERIC_CONVERSATIONS = 150;

interface Conversation {
  id: string;
  offer: OpenSupply;
  askerId: string;
  script: ConversationScript;
  lastAtMs: number;
  isBlocked: boolean;
}

/**
 * Inserts conversations about open supplies, read and unread on both sides, with the notifications of unread ones.
 * Needs `seedListings`.
 */
export async function seedInquiries(tx: Tx, clock: { now: Date }): Promise<void> {
  const nowMs = clock.now.getTime();
  const offers = await findOpenSupplies(tx);
  const conversations = [...demoConversations(offers, nowMs), ...(await genericConversations(tx, offers, nowMs))];
  const taken = new Set<string>();
  for (const conversation of conversations) {
    // One thread for each supply and asker.
    const pair = `${conversation.offer.id} ${conversation.askerId}`;
    if (taken.has(pair) || conversation.askerId === conversation.offer.sellerId) continue;
    taken.add(pair);
    await insertConversation(tx, conversation);
  }
  await tx
    .updateTable('supply')
    .set((eb) => ({
      inquiries: eb
        .selectFrom('inquiry')
        .whereRef('supply_id', '=', 'supply.id')
        .select((of) => of.fn.countAll<number>().as('count'))
    }))
    .where('public_status', 'is not', null)
    .execute();
}

function demoConversations(offers: readonly OpenSupply[], nowMs: number): Conversation[] {
  return DEMO_CONVERSATIONS.flatMap(({ sellerId, varietyId, hoursAgo, isBlocked = false, ...conversation }, index) => {
    const fitting = offers.filter(
      (one) => one.sellerId === sellerId && (varietyId === undefined || one.varietyId === varietyId)
    );
    // The oldest one, so that the conversation fits into its time.
    const offer = fitting.sort((one, other) => one.sinceMs - other.sinceMs)[0];
    return offer
      ? [{ ...conversation, id: `inquiry-demo-${index + 1}`, offer, isBlocked, lastAtMs: nowMs - hoursAgo * HOUR_MS }]
      : [];
  });
}

async function genericConversations(tx: Tx, offers: readonly OpenSupply[], nowMs: number): Promise<Conversation[]> {
  const buyers = await tx
    .selectFrom('user_account')
    .select('id')
    .where('id', 'like', 'user-trade-%')
    .orderBy('id')
    .execute();
  // Conversations of the demo users are written out.
  const others = offers.filter(({ sellerId }) => sellerId !== QIN_ID && sellerId !== HE_ID);
  const [first, ...rest] = others;
  const [buyer, ...more] = buyers;
  if (first === undefined || buyer === undefined) throw new Error('the seed has no one who trades');
  return Array.from({ length: GENERIC_CONVERSATIONS }, (_, index) => {
    const source = random(`talk ${index}`);
    const offer = source.pick([first, ...rest]);
    return {
      id: `inquiry-${String(index + 1).padStart(3, '0')}`,
      offer,
      askerId: source.pick([buyer, ...more]).id,
      script: source.pick(GENERIC_SCRIPTS),
      lastAtMs: nowMs - Math.round(source.between(0.3, 1) ** 2 * (nowMs - offer.sinceMs) * 0.9),
      isBlocked: false
    };
  });
}

async function insertConversation(
  tx: Tx,
  { id, offer, askerId, script, lastAtMs, isBlocked }: Conversation
): Promise<void> {
  const messages = messagesOf({ id, offer, askerId, script, lastAtMs });
  const [first] = messages;
  const last = messages.at(-1);
  if (first === undefined || last === undefined) return;
  const unread = script.isUnread === true ? countTrailing(messages) : 0;
  const recipient = otherSide(last.side);
  const row: Insertable<InquiryTable> = {
    id,
    supply_id: offer.id,
    asker_user_id: askerId,
    asker_unread: recipient === 'asker' ? unread : 0,
    owner_unread: recipient === 'owner' ? unread : 0,
    asker_told: recipient === 'asker' && unread > 0,
    owner_told: recipient === 'owner' && unread > 0,
    owner_blocks: isBlocked,
    asked_at_ms: first.at_ms,
    answered_at_ms: messages.find(({ side }) => side === 'owner')?.at_ms ?? null,
    last_content: JSON.stringify(last.content),
    last_at_ms: last.at_ms,
    changes: messages.length
  };
  await insertInquiry(tx, row);
  await tx
    .insertInto('inquiry_message')
    .values(messages.map(({ content, ...message }) => ({ ...message, content: JSON.stringify(content) })))
    .execute();
  if (unread === 0) return;
  const stored = await tx.selectFrom('inquiry').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { title, owner } = offer;
  const subject = { kind: 'supply' as const, id: offer.id, title, owner, isPublished: true, isAnonymous: false };
  await notifyOtherSide(tx, { row: stored, subject, side: last.side }, last.content, last.at_ms);
}

type MessageRow = Omit<Insertable<InquiryMessageTable>, 'content'> & { side: InquirySide; content: InquiryContent };

/** Every thread begins with the card of the supply. Users answer faster about a recent one. */
function messagesOf({ id, offer, askerId, script, lastAtMs }: Omit<Conversation, 'isBlocked'>): MessageRow[] {
  const source = random(id);
  const lines = [['asker', null, 0] as const, ...script.messages];
  const length = lines.reduce((sum, [, , minutes]) => sum + minutes * MINUTE_MS, 0);
  const pace = Math.min(1, (lastAtMs - offer.sinceMs) / (length + MINUTE_MS));
  let atMs = lastAtMs - Math.floor(length * pace) - 1;
  return lines.map(([side, said, minutes], index) => {
    atMs += Math.floor(minutes * MINUTE_MS * pace) + (index === 1 ? 1 : 0);
    return {
      id: `${id}-${String(index + 1).padStart(2, '0')}`,
      inquiry_id: id,
      side: side === 'asker' ? 'asker' : 'owner',
      user_id: side === 'asker' ? askerId : offer.sellerId,
      request_id: index === 0 ? `listing-${id}` : `seed-${id}-${String(index).padStart(4, '0')}`,
      content: contentOf(said, offer, source),
      at_ms: atMs
    };
  });
}

function contentOf(said: ScriptContent | null, offer: OpenSupply, source: Random): InquiryContent {
  if (said === null) return { type: 'listing' };
  if (typeof said === 'string') return { type: 'text', text: said };
  if ('tonnes' in said) {
    const destination = cityText(said.to ?? source.pick(['510100', '430100', '420100', '370700', '440600']));
    return { type: 'ask', grams: said.tonnes * GRAMS_PER_TONNE, place: destination, text: said.text };
  }
  const url = offer.photos.at(-1) ?? '';
  return { type: 'picture', picture: { url, ...PHOTO_SIZE } };
}

/** Counts the last speaker's messages since the other one's. */
function countTrailing(messages: readonly MessageRow[]): number {
  const last = messages.at(-1)?.side;
  const before = messages.findLastIndex(({ side }) => side !== last);
  const spoken = messages.slice(before + 1).filter(({ content }) => content.type !== 'listing');
  return spoken.length;
}
