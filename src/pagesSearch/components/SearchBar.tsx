import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { ScanButton } from '@/components/scan/ScanButton';
import type { ScannedCode } from '@/components/scan/parseScannedCode';
import { Icon } from '@/ui/Icon';
import { NavBar } from '@/ui/NavBar';
import { TextInput } from '@/ui/TextInput';
import { searchMessages } from '../locale/messages';
import { MAX_QUERY_LENGTH } from '../normalizeQuery';
import type { VoiceStore } from '../Voice.store';
import styles from './SearchBar.module.scss';
import { VoiceButton } from './VoiceButton';

interface Props {
  text: string;
  /** What an empty field would look for. */
  hint?: string;
  /** The field has the keyboard from the start. */
  isFocused?: boolean;
  /** The word was longer than can be looked for. */
  isTruncated?: boolean;
  onType(text: string): void;
  onSubmit(): void;
  /** Looks for a word that was scanned. */
  onWord(word: string): void;
  /** The field can be spoken to. */
  voice?: VoiceStore;
}

/** The way back and the field, with what saves typing. Says so when a word is as long as it can be: the field takes no more. */
export const SearchBar = observer(function SearchBar(props: Props) {
  const t = searchMessages();
  const { text, hint, isFocused, isTruncated, voice } = props;
  const isFull = isTruncated || [...text].length >= MAX_QUERY_LENGTH;
  const handleScannedCode = (code: ScannedCode) => {
    if (code.kind === 'word') props.onWord(code.word);
    return code.kind === 'word';
  };
  const field = (
    <View className={styles.field} role="search">
      <Icon name="search" className={styles.glass} />
      <TextInput
        name="q"
        value={text}
        label={t.placeholder}
        placeholder={hint || t.placeholder}
        maxLength={MAX_QUERY_LENGTH}
        keyboard="search"
        isFocused={isFocused}
        isSearch
        onChange={props.onType}
        onConfirm={props.onSubmit}
      />
      {voice && <VoiceButton voice={voice} />}
      <ScanButton className={styles.tool} onCode={handleScannedCode} />
    </View>
  );
  return (
    <>
      <NavBar title={field} ground="surface" />
      {voice?.isListening && (
        <View className={styles.heard} role="status">
          {t.voice.listening}
        </View>
      )}
      {isFull && (
        <View className={styles.full} role="status">
          {isTruncated ? t.cut(MAX_QUERY_LENGTH) : t.full(MAX_QUERY_LENGTH)}
        </View>
      )}
    </>
  );
});
