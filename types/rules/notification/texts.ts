import type { NotificationContent, NotificationEvent, NotificationParams } from '@contract/notification/content';

export interface NotificationText {
  title: string;
  body: string;
}

/** Title and body of each event in one language. */
export type NotificationTexts = {
  [E in NotificationEvent]: (params: NotificationParams[E]) => [title: string, body: string];
};

/**
 * Returns the text of a notification; null for an event that this version does not know, which an older app may receive
 * from a newer server.
 */
export function notificationText(texts: NotificationTexts, content: NotificationContent): NotificationText | null {
  const text = texts[content.event] as ((params: NotificationContent['params']) => [string, string]) | undefined;
  if (text === undefined) return null;
  const [title, body] = text(content.params);
  return { title, body };
}
