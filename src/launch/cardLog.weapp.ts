import type { CardLog } from './cardLog.types';

export const recordCardLogin: CardLog['recordCardLogin'] = () => Promise.resolve();

export const sendCardEvents: CardLog['sendCardEvents'] = () => Promise.resolve();
