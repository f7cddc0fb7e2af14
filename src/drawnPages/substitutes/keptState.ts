import { type Dispatch, type EffectCallback, type SetStateAction, useState as reactUseState } from 'react';
import { drawing } from '../PageDrawing';

/** React's `useState`; a state that a function creates, as stores of pages are, is kept for the next render. */
export function useState<S>(initial: S | (() => S)): [S, Dispatch<SetStateAction<S>>] {
  return reactUseState(typeof initial === 'function' ? () => drawing().keep(initial as () => S) : initial);
}

/** Stores of some pages load in an effect. */
export const useEffect = (effect: EffectCallback): void => drawing().whenMounted(effect);
