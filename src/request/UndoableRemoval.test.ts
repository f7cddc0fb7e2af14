import { TestSession } from '@/testing/testSession';
import { UNDO_TIMEOUT_MS, UndoableRemoval } from './UndoableRemoval';

describe('UndoableRemoval', () => {
  let session: TestSession;
  let removal: UndoableRemoval<string>;

  beforeEach(() => {
    session = new TestSession();
    session.currentToken = 'a';
    removal = new UndoableRemoval();
  });

  it('offers nothing that another user removed', () => {
    removal.start('own', 'a');
    session.currentToken = 'b';
    expect(removal.removed).toBeUndefined();
    removal.start('late', 'a');
    expect(removal.removed).toBeUndefined();
  });

  it('a late removal of another user does not replace the offer', () => {
    removal.start('own', 'a');
    removal.start('late', 'b');
    expect(removal.removed).toBe('own');
  });

  it('ends the offer after the undo period, counted from the last removal', async () => {
    removal.start('first', 'a');
    await jest.advanceTimersByTimeAsync(UNDO_TIMEOUT_MS - 1);
    removal.start('second', 'a');
    await jest.advanceTimersByTimeAsync(UNDO_TIMEOUT_MS - 1);
    expect(removal.removed).toBe('second');
    await jest.advanceTimersByTimeAsync(1);
    expect(removal.removed).toBeUndefined();
  });
});
