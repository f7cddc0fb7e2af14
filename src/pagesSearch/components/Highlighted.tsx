import { Text } from '@tarojs/components';
import { highlight } from '../highlight';
import styles from './Highlighted.module.scss';

/** A text in which the places stand out that the query is found in. Only those are elements: a list has many texts. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return (
    <>
      {highlight(text, query).map((part, index) =>
        part.isHit ? (
          <Text key={index} className={styles.hit}>
            {part.text}
          </Text>
        ) : (
          part.text
        )
      )}
    </>
  );
}
