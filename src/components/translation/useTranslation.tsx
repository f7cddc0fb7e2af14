import { type ReactNode, useEffect, useMemo } from 'react';
import type { TranslationRef } from '@contract/translation';
import { isForeignText } from '@rules/foreignText';
import { translateText } from '@/api/translation';
import { language } from '@/locale/language';
import { translationService } from '@/stores/translationService';
import { TranslationStore } from './Translation.store';
import { TranslationControl } from './TranslationControl';

interface ShownText {
  /** The original, or its translation. */
  text: string;
  /** Switches between the two; null where nothing is offered. */
  control: ReactNode;
}

/**
 * Returns a text of a member with the control that translates it, for viewers of another script. Call it in an observer.
 * @param isOffered false for texts that the viewer wrote
 */
export function useTranslation(source: string, { kind, id, part }: TranslationRef, isOffered = true): ShownText {
  const { current } = language;
  const isForeign = isOffered && isForeignText(source, current);
  const store = useMemo(() => {
    const ref = { kind, id, ...(part !== undefined && { part }), language: current };
    // The text is no argument of the call, but a changed text has a translation of its own.
    return source === '' ? null : new TranslationStore(() => translateText(ref));
  }, [kind, id, part, current, source]);
  useEffect(() => {
    if (isForeign) void translationService.loadOnce();
  }, [isForeign]);
  const { service } = translationService;
  if (!isForeign || store === null || service === null) return { text: source, control: null };
  return { text: store.text ?? source, control: <TranslationControl store={store} service={service} /> };
}
