import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Icon } from '@/ui/Icon';
import { NavBar } from '@/ui/NavBar';
import { TextInput } from '@/ui/TextInput';
import { searchWords } from '../locale/words';
import { MAX_LENGTH } from '../query';
import styles from './SearchBar.module.scss';

interface Props {
  text: string;
  /** What an empty field would look for. */
  hint?: string;
  /** The field has the keyboard from the start. */
  isFocused?: boolean;
  /** The word was longer than can be looked for. */
  isCut?: boolean;
  onType(text: string): void;
  onSubmit(): void;
}

/** The way back and the field. Says so when a word is as long as it can be: the field takes no more. */
export const SearchBar = observer(function SearchBar(props: Props) {
  const t = searchWords();
  const { text, hint, isFocused, isCut } = props;
  const isFull = isCut || [...text].length >= MAX_LENGTH;
  const field = (
    <View className={styles.field} role="search">
      <Icon name="search" className={styles.glass} />
      <TextInput
        name="q"
        value={text}
        label={t.placeholder}
        placeholder={hint || t.placeholder}
        maxLength={MAX_LENGTH}
        keyboard="search"
        isFocused={isFocused}
        onChange={props.onType}
        onConfirm={props.onSubmit}
      />
    </View>
  );
  return (
    <>
      <NavBar title={field} ground="surface" />
      {isFull && (
        <View className={styles.full} role="status">
          {isCut ? t.cut(MAX_LENGTH) : t.full(MAX_LENGTH)}
        </View>
      )}
    </>
  );
});
