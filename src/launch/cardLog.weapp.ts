import type { CardLog } from './cardLog.types';

export const recordCardLogin: CardLog['recordCardLogin'] = () => Promise.resolve();
