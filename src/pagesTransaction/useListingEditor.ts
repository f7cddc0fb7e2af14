import { useCallback, useEffect } from 'react';
import type { DraftStorage } from '@/components/form/draftStorage';
import { useFormDraft } from '@/components/form/useFormDraft';
import { clockOf } from '@/lib/time';
import { useLeaveWarning } from '@/navigation/useLeaveWarning';
import { leaveMessages, unsentDraft } from './draftQuestions';
import type { ListingEditorStore } from './ListingEditor.store';

/**
 * Connects the editor of a listing with its page: the draft on this device, the generated title, and the warning before
 * leaving with unsaved changes.
 * @returns `load` for another attempt, and the time of the draft such as `09:41` (undefined without one)
 */
export function useListingEditor<Values extends object>(
  editor: Pick<ListingEditorStore<never, never, never>, 'startSync' | 'isUnsaved'> & {
    readonly form: Parameters<typeof useFormDraft<Values>>[0] & { dispose(): void };
  },
  storage: DraftStorage<Values>
) {
  const { form } = editor;
  const { load, savedAtMs } = useFormDraft(form, storage, unsentDraft);
  useEffect(() => editor.startSync(), [editor]);
  useEffect(() => form.dispose, [form]);
  const isUnsaved = useCallback(() => editor.isUnsaved, [editor]);
  useLeaveWarning(isUnsaved, leaveMessages);
  return { load, savedAt: savedAtMs === undefined ? undefined : clockOf(savedAtMs) };
}
