import type { Language } from '@contract/localText';
import type { SubscribeAcceptance, SubscribeTemplate, SubscribeTopic } from '@contract/subscribeMessage';
import { newId } from '../../database/id';
import type { Tx } from '../../database/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { sendJob } from '../../jobs/jobQueue';
import { identifyWeChat } from '../credentials/weChat.service';
import type { CreatedNotification } from '../message/message.events';
import { sendSubscribeMessageJob } from './subscribeMessage.jobs';
import { hasRequest, insertPermissions, lockOpen, updatePermission } from './subscribeMessage.repository';

type SubscribeDeps = Pick<Deps, 'db' | 'weChat' | 'subscribeMessages' | 'now'>;

/** Returns the templates that the mini-program may ask for. */
export function listTemplates({ subscribeMessages }: Pick<Deps, 'subscribeMessages'>): SubscribeTemplate[] {
  return Object.entries(subscribeMessages?.templates ?? {}).map(([topic, templateId]) => ({
    topic: topic as SubscribeTopic,
    templateId
  }));
}

/**
 * Records what a user has accepted in WeChat's dialog. Idempotent per request.
 * @param language of the messages
 * @throws AppError FORBIDDEN without subscription messages or login by WeChat, WECHAT_REFUSED for a rejected code
 */
export async function acceptMessages(
  { db, weChat, subscribeMessages, now }: SubscribeDeps,
  member: Member,
  { requestId, topics, code }: SubscribeAcceptance,
  language: Language
): Promise<null> {
  if (subscribeMessages === null) throw new AppError('FORBIDDEN');
  // A code can be used once, so that a repeated call must not ask WeChat again.
  if (await hasRequest(db, member.id, requestId)) return null;
  const { openid } = await identifyWeChat(weChat, 'miniProgram', code);
  const nowMs = now().getTime();
  const rows = topics.map((topic) => ({
    id: newId(nowMs),
    user_id: member.id,
    request_id: requestId,
    topic,
    openid,
    language,
    status: 'open' as const,
    notification_id: null,
    created_at_ms: nowMs,
    ended_at_ms: null
  }));
  await insertPermissions(db, rows);
  return null;
}

/**
 * Gives each notification of a topic the oldest open permission of its recipient, and sends a job for it: the message goes
 * out once the transaction of the event is committed.
 */
export async function queueMessages(tx: Tx, notifications: readonly CreatedNotification[]): Promise<void> {
  const wanted = notifications.flatMap(({ id, userId, content }) => {
    const topic = topicOf(content.event);
    return topic === undefined ? [] : [{ id, userId, topic }];
  });
  if (wanted.length === 0) return;
  const open = await lockOpen(tx, [...new Set(wanted.map(({ userId }) => userId))]);
  for (const { id, userId, topic } of wanted) {
    const index = open.findIndex((permission) => permission.user_id === userId && permission.topic === topic);
    const [permission] = index < 0 ? [] : open.splice(index, 1);
    if (permission === undefined) continue;
    await updatePermission(tx, permission.id, { status: 'sending', notification_id: id });
    await sendJob(tx, sendSubscribeMessageJob, { permissionId: permission.id });
  }
}

function topicOf(event: string): SubscribeTopic | undefined {
  if (event.startsWith('priceAlert.')) return 'priceAlert';
  return /^(quotation|counterOffer)\./.test(event) ? 'quotation' : undefined;
}
