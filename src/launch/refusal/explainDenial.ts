import type { ExplainDenial } from '@/platform/permissionDenial/types';
import { overlays } from '@/ui/overlays';
import { refusalMessages } from './locale/messages';
import { AGREED, privacyPanel } from './privacyPanel';

/** Explains the refusal and the alternatives, and offers the way to allow it: the settings or the guide. */
export const explainDenial: ExplainDenial = async ({ kind, what, text }) => {
  const t = refusalMessages();
  if (overlays.loadingText !== undefined) overlays.hideLoading();
  const otherWay = text === undefined ? t.otherWays[what] : t.copyManually(text);
  const explanation = t.texts[kind](t.names[what]) + otherWay;
  if (kind === 'privacy') return (await overlays.panel(privacyPanel(explanation))) === AGREED;
  const { confirm } = await overlays.modal({
    title: t.titles[kind],
    text: explanation,
    ...(kind === 'undeclared' ? { isNotice: true } : { confirmText: t.toSettings })
  });
  return confirm;
};
