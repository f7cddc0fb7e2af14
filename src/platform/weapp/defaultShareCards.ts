import { hooks } from '@tarojs/shared';
import { cardPicture, HOME_PATH } from '../share/cardPicture';

type CardHook = (this: unknown, ...args: unknown[]) => { imageUrl?: string } | undefined;

/*
 * WeChat would send a page that sets no card, such as a list of contacts, by its address, and a card without a picture with
 * one of the screen.
 * Runs before any page is registered (config/build/weappTemplates.ts).
 */
hooks.tap('modifyPageObject', (page: { onShareAppMessage?: CardHook; onShareTimeline?: CardHook }) => {
  const { onShareAppMessage, onShareTimeline } = page;
  if (onShareAppMessage) page.onShareAppMessage = withDefault(onShareAppMessage, { path: `/${HOME_PATH}` });
  if (onShareTimeline) page.onShareTimeline = withDefault(onShareTimeline, { query: '' });
});

function withDefault(cardOf: CardHook, target: { imageUrl?: string; path?: string; query?: string }): CardHook {
  return function share(...args) {
    const card = cardOf.apply(this, args) ?? target;
    return { ...card, imageUrl: card.imageUrl ?? cardPicture({}) };
  };
}
