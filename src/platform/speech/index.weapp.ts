import type { SpeechPlatform } from './types';

/** WeChat recognizes speech only by a plugin with an account of its own. */
export const canListen: SpeechPlatform['canListen'] = () => false;

export const listen: SpeechPlatform['listen'] = ({ onEnd }) => {
  void Promise.resolve().then(() => onEnd('failed'));
  return () => undefined;
};
