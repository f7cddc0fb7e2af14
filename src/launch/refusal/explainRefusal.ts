import type { ExplainRefusal } from '@/platform/refusal.types';
import { feedback } from '@/ui/feedback';
import { refusalMessages } from './locale/messages';
import { AGREED, privacyPanel } from './privacyPanel';

/** Says what was refused and what else can be done, and offers the way to allow it: the settings or the guide. */
export const explainRefusal: ExplainRefusal = async ({ kind, what, text }) => {
  const t = refusalMessages();
  if (feedback.loadingText !== undefined) feedback.hideLoading();
  const otherWay = text === undefined ? t.otherWays[what] : t.copyByHand(text);
  const explanation = t.texts[kind](t.names[what]) + otherWay;
  if (kind === 'privacy') return (await feedback.panel(privacyPanel(explanation))) === AGREED;
  const { confirm } = await feedback.modal({
    title: t.titles[kind],
    text: explanation,
    ...(kind === 'undeclared' ? { isNotice: true } : { confirmText: t.toSettings })
  });
  return confirm;
};
