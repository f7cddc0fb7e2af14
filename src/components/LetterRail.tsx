import { type ITouchEvent, Text, View } from '@tarojs/components';
import { useRef, useState } from 'react';
import { measureElements } from '@/platform/elementBoxes';
import { Pressable } from '@/platform/pressable';
import styles from './LetterRail.module.scss';

const RAIL_ID = 'letter-rail';

/** Reads the touch position; Taro's event types of View lack the touches. */
function touchY(event: object): number {
  return (event as ITouchEvent).touches[0]?.clientY ?? 0;
}

interface Props {
  letters: readonly string[];
  label: string;
  /** Letter of what is at the top of the screen; none is marked without it. */
  current?: string;
  /** Class that sets its top and bottom on the screen. */
  className?: string;
  onLetter(letter: string): void;
}

/** Letter index at the side: tap a letter or drag along it; dragging previews the letter under the finger. */
export function LetterRail({ letters, label, current, className = '', onLetter }: Props) {
  const touch = useRef({ topPx: 0, stepPx: 0, letter: '' });
  const [shown, setShown] = useState('');
  const handleStart = async () => {
    touch.current.letter = '';
    const { boxes } = await measureElements([RAIL_ID]);
    const [rail] = boxes;
    if (rail) touch.current = { ...touch.current, topPx: rail.topPx, stepPx: rail.heightPx / letters.length };
  };
  const handleMove = (event: object) => {
    const { topPx, stepPx, letter } = touch.current;
    if (stepPx === 0) return;
    const index = Math.floor((touchY(event) - topPx) / stepPx);
    const next = letters[Math.max(0, Math.min(letters.length - 1, index))] ?? '';
    if (next === letter) return;
    touch.current.letter = next;
    setShown(next);
    onLetter(next);
  };
  return (
    <View className={`${styles.side} ${className}`} role="navigation" aria-label={label}>
      {shown && (
        <View className={styles.bubble} aria-hidden="true">
          {shown}
        </View>
      )}
      <View
        id={RAIL_ID}
        className={styles.rail}
        onTouchStart={() => void handleStart()}
        onTouchMove={handleMove}
        onTouchEnd={() => setShown('')}
        onTouchCancel={() => setShown('')}
      >
        {letters.map((letter) => (
          <Pressable key={letter} className={styles.letter} onPress={() => onLetter(letter)}>
            <Text className={letter === current ? styles.current : undefined}>{letter}</Text>
          </Pressable>
        ))}
      </View>
    </View>
  );
}
