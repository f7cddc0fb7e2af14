import type { LinkTarget } from '@contract/deepLink';
import { Notification } from '@contract/message';
import type { NotificationContent } from '@contract/notification/content';
import { notificationText } from '@rules/notification/texts';
import type { Db } from '../../database/schema';
import { compileLocalize, type Translator } from '../../http/localText';
import type { SubscribeMessages } from '../../providers/subscribeMessage';
import { findNotification } from '../message/message.service';
import { notificationTexts } from '../message/notificationTexts';
import { messageNames } from './messageNames';
import { findLanguage, lockPermission, updatePermission } from './subscribeMessage.repository';

/** Payload of the job `send-subscribe-message`. */
export interface Delivery {
  permissionId: string;
}

/** WeChat's limit for the field `thing`. */
const MAX_CHARACTERS = 20;

const pages: Record<string, { path: string; parameter: string }> = {
  'market.info': { path: 'pagesMarket/marketInfo/index', parameter: 'lineId' },
  'purchase.info': { path: 'pagesTransaction/purchase/purchase-info/index', parameter: 'id' },
  'quotation.edit': { path: 'pagesTransaction/quotation/edit-quotation/index', parameter: 'id' }
};

/**
 * Sends the message of a permission. The row is locked until WeChat has answered, so that a repeated run finds it sent; WeChat
 * itself takes one message for each permission, should the process die between its answer and the commit.
 * @throws ServiceUnavailableError when WeChat cannot be reached: the job runs again
 */
export async function deliver(
  { db, subscribeMessages }: { db: Db; subscribeMessages: SubscribeMessages | null },
  { permissionId }: Delivery,
  nowMs: number
): Promise<void> {
  const language = (await findLanguage(db, permissionId)) ?? 'zh-Hans';
  const translator = await messageNames.use.findTranslator(db, language);
  await db.transaction().execute(async (tx) => {
    const permission = await lockPermission(tx, permissionId);
    if (permission?.status !== 'sending' || permission.notification_id === null) return;
    const notification = await findNotification(tx, permission.notification_id);
    const content = notification && localized(notification.content, translator);
    const text = content && notificationText(notificationTexts[language], content);
    const { topic, openid } = permission;
    const isMissing = subscribeMessages?.templates[topic] === undefined;
    if (isMissing || !notification || !content || !text) {
      await updatePermission(tx, permissionId, { status: 'dropped', ended_at_ms: nowMs });
      return;
    }
    const status = await subscribeMessages.send({
      topic,
      openid,
      language,
      page: pageOf(notification.jump),
      subject: shortened(subjectOf(content) ?? text.body),
      event: shortened(text.title),
      atMs: notification.createdAtMs
    });
    await updatePermission(tx, permissionId, { status, ended_at_ms: nowMs });
  });
}

const localize = compileLocalize(Notification.properties.content);

/** Returns an event with its names in the language of the message. */
const localized = (content: NotificationContent, translator: Translator | null): NotificationContent =>
  translator && localize ? (localize(content, translator) as NotificationContent) : content;

function pageOf(jump: LinkTarget | null): string {
  const page = jump?.type === 'jumpMini' ? pages[jump.route] : undefined;
  const value = jump?.type === 'jumpMini' && page ? jump.params?.[page.parameter] : undefined;
  return page && value ? `${page.path}?${page.parameter}=${encodeURIComponent(value)}` : 'pages/index/index';
}

/** Returns the goods that the event is about. */
function subjectOf({ params }: NotificationContent): string | undefined {
  if ('variety' in params && 'grade' in params) return `${params.variety} ${params.grade}`;
  return 'title' in params ? params.title : undefined;
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…` : text;
}
