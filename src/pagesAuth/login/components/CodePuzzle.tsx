import { observer } from 'mobx-react';
import type { PuzzleGate } from '../PuzzleGate';
import { CaptchaSheet } from './CaptchaSheet';

/** The puzzle before a code, while the server asks for one. */
export const CodePuzzle = observer(function CodePuzzle({ puzzle }: { puzzle: PuzzleGate }) {
  return <CaptchaSheet isOpen={puzzle.isOpen} onClose={puzzle.close} onSolved={puzzle.solve} />;
});
