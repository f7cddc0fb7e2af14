import type { FeedbackKind } from '@contract/feedback';
import { isContact } from '@rules/contact';
import type { FormDefinition } from '@/components/form/FormDefinition';

export const MIN_CONTENT = 10;
export const MAX_CONTENT = 500;
const MAX_PHOTOS = 4;

export interface FeedbackValues {
  /** Part of the draft: a retry after a lost response, even after leaving the page, creates no second ticket. */
  requestId: string;
  kind: FeedbackKind | null;
  content: string;
  /** Null for the user's login number, which is only known masked here. */
  contact: string | null;
  imageUrls: string[];
}

export const contentLength = ({ content }: FeedbackValues): number => [...content.trim()].length;

function contentProblem(length: number): string | undefined {
  if (length < MIN_CONTENT) return 'minLength';
  return length > MAX_CONTENT ? 'maxLength' : undefined;
}

/** Content and rules of the feedback form. */
export const feedbackForm: FormDefinition<FeedbackValues> = {
  empty: () => ({ requestId: '', kind: null, content: '', contact: null, imageUrls: [] }),
  uploadFields: { imageUrls: MAX_PHOTOS },
  withUploads: (values, { imageUrls = [] }) => ({ ...values, imageUrls }),
  problems(values) {
    const content = contentProblem(contentLength(values));
    const contact = values.contact?.trim() ?? '';
    return {
      ...(values.kind === null && { kind: 'required' }),
      ...(content && { content }),
      ...(contact !== '' && !isContact(contact) && { contact: 'pattern' })
    };
  }
};
