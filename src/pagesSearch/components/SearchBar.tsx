import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ScannedCode } from '@/components/scan/parseScannedCode';
import { ScanButton } from '@/components/scan/ScanButton';
import { Icon } from '@/ui/Icon';
import { NavBar } from '@/ui/NavBar';
import { TextInput } from '@/ui/TextInput';
import { searchMessages } from '../locale/messages';
import { MAX_QUERY_LENGTH } from '../normalizeQuery';
import type { VoiceStore } from '../Voice.store';
import { VoiceButton } from './VoiceButton';
import styles from './SearchBar.module.scss';

interface Props {
  text: string;
  /** Term that an empty field searches for. */
  hint?: string;
  /** Focuses the field on mount. */
  isFocused?: boolean;
  /** True when the term exceeded the maximum length. */
  isTruncated?: boolean;
  onType(text: string): void;
  onSubmit(): void;
  /** Called with a scanned term. */
  onWord(word: string): void;
  /** Enables voice input. */
  voice?: VoiceStore;
}

/**
 * Back button and search field with its input aids. Shows a notice at the maximum length, where the field accepts no
 * more.
 */
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
      <Text className="xs-aloud" role="heading" aria-level={1}>
        {t.title}
      </Text>
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
