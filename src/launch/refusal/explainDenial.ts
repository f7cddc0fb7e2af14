import type { ExplainDenial } from '@/platform/permissionDenial/types';
import { consent } from '@/stores/consent';
import { overlays } from '@/ui/overlays';
import { refusalMessages } from './locale/messages';

/**
 * Explains the refusal and the alternatives, and offers the settings where they allow it. After a refusal the purpose of camera
 * and album is said again before the next use.
 */
export const explainDenial: ExplainDenial = async ({ kind, what, text }) => {
  const t = refusalMessages();
  if (overlays.loadingText !== undefined) overlays.hideLoading();
  const otherWay = text === undefined ? t.otherWays[what] : t.copyManually(text);
  const explanation = t.texts[kind](t.names[what]) + otherWay;
  if (what === 'photos') consent.setAuthorised('camera', false);
  if (what === 'album') consent.setAuthorised('storage', false);
  const { confirm } = await overlays.modal({
    title: t.titles[kind],
    text: explanation,
    ...(kind === 'undeclared' || kind === 'privacy' ? { isNotice: true } : { confirmText: t.toSettings })
  });
  return confirm;
};
