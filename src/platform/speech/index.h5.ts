import type { SpeechFailure, SpeechPlatform } from './types';

/** The used part of the browser's class, which TypeScript's types lack. */
interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: ((event: { results: Iterable<Iterable<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
}
type RecognitionClass = new () => Recognition;

const recogniser = (): RecognitionClass | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
};

const failures: Record<string, SpeechFailure | undefined> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'no-speech': 'silence',
  network: 'network',
  // We ended it ourselves.
  aborted: undefined
};
const failureOf = (error: string) => (error in failures ? failures[error] : 'failed');

export const canListen: SpeechPlatform['canListen'] = () => recogniser() !== undefined;

export const listen: SpeechPlatform['listen'] = ({ onText, onEnd }) => {
  const Recogniser = recogniser();
  if (!Recogniser) {
    void Promise.resolve().then(() => onEnd('failed'));
    return () => undefined;
  }
  let failure: SpeechFailure | undefined;
  const recognition = new Recogniser();
  recognition.lang = 'zh-CN';
  recognition.interimResults = true;
  recognition.onresult = ({ results }) => onText([...results].map(([best]) => best?.transcript ?? '').join(''));
  recognition.onerror = ({ error }) => {
    failure = failureOf(error);
  };
  recognition.onend = () => onEnd(failure);
  recognition.start();
  return () => recognition.stop();
};
