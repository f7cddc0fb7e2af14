import { observer } from 'mobx-react-lite';
import { messages as sharedMessages } from '@/locale/messages';
import { IconButton } from '@/ui/IconButton';
import { overlays } from '@/ui/overlays';
import { searchMessages } from '../locale/messages';
import type { VoiceStore } from '../Voice.store';
import { voiceConsent } from '../voiceConsent';
import styles from './SearchBar.module.scss';

/**
 * Explains once which provider processes speech.
 * @returns false when the user declines
 */
async function confirmVoiceUse(): Promise<boolean> {
  if (voiceConsent.voiceAgreed) return true;
  const { voice: t } = searchMessages();
  const { confirm } = await overlays.modal({ title: t.purposeTitle, text: t.purpose, confirmText: t.start });
  if (confirm) voiceConsent.agree();
  return confirm;
}

async function speak(voice: VoiceStore): Promise<void> {
  if (!(await confirmVoiceUse()) || voice.isListening) return;
  const failure = await voice.listen();
  const { voice: t } = searchMessages();
  if (failure === 'refused') void overlays.modal({ title: t.refusedTitle, text: t.refused, isNotice: true });
  else if (failure === 'network') overlays.toast(sharedMessages().errors.networkTitle);
  else if (failure) overlays.toast(t[failure]);
}

/** Button for voice input; renders nothing when the device does not support it. */
export const VoiceButton = observer(function VoiceButton({ voice }: { voice: VoiceStore }) {
  const { voice: t } = searchMessages();
  if (!voice.isSupported) return null;
  return (
    <IconButton
      icon="microphone"
      className={voice.isListening ? `${styles.tool} ${styles.listening}` : styles.tool}
      label={voice.isListening ? t.stop : t.speak}
      onPress={() => (voice.isListening ? voice.stop() : void speak(voice))}
    />
  );
});
