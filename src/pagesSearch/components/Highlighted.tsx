import { Text } from '@tarojs/components';
import { highlight } from '../highlight';
import styles from './Highlighted.module.scss';

/** A text in which the places stand out that the query is found in. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return (
    <>
      {highlight(text, query).map((part, index) => (
        <Text key={index} className={part.isHit ? styles.hit : undefined}>
          {part.text}
        </Text>
      ))}
    </>
  );
}
