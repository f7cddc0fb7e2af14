import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { TranslationRef } from '@contract/translation';
import { useTranslation } from './useTranslation';

interface TranslatedTextProps {
  source: string;
  subject: TranslationRef;
  className?: string | undefined;
  /** False for texts that the viewer wrote. */
  isOffered?: boolean;
}

/** A paragraph of a member, with a control below that translates it for viewers of another script. */
export const TranslatedText = observer(function TranslatedText(props: TranslatedTextProps) {
  const { source, subject, className = '', isOffered } = props;
  const { text, control } = useTranslation(source, subject, isOffered);
  return (
    <>
      <View className={className}>
        <Text userSelect>{text}</Text>
      </View>
      {control}
    </>
  );
});
