import type { PaperCardText } from '@contract/ocr';
import { readPaperCard } from '@/api/holder';
import type { ScannedCode } from '@/components/scan/parseScannedCode';
import { isApiError } from '@/lib/ApiError';
import { push } from '@/navigation/navigate';
import { pickPhotos, releaseFile } from '@/platform/filePicker';
import { currentToken } from '@/request/session';
import { uploadPrivateImage } from '@/request/upload';
import { consent } from '@/stores/consent';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import type { HolderStore } from './Holder.store';
import { holderMessages } from './locale/messages';
import { parseMeCard } from './parseMeCard';
import { parseVCard } from './parseVCard';
import { type PersonDraft, personForm } from './personForm';

/** Codes on cards are of letters and digits, 8 to type and up to 25 to scan. */
const CODE = /^[0-9A-Za-z]{8,25}$/;

/** Opens the empty form. */
export function addManually(store: HolderStore): void {
  store.openDraft({ kind: 'new', values: personForm.empty() });
}

/**
 * Handles a scanned code: a contact fills the form, the code of a card opens it, others are explained.
 * @returns false for a page of the app, which opens as elsewhere
 */
export function handleScannedCode(store: HolderStore, code: ScannedCode): boolean {
  if (code.kind === 'page') return false;
  const text = code.kind === 'word' ? code.word : code.text;
  const values = parseVCard(text) ?? parseMeCard(text);
  if (values) store.openDraft({ kind: 'new', values });
  else if (CODE.test(text)) openCode(text);
  else {
    const { notCardTitle: title, notCardText } = holderMessages().code;
    void overlays.modal({ title, text: notCardText, isNotice: true });
  }
  return true;
}

/** Asks for the short code that is printed on a card, and opens the card. */
export async function typeCode(): Promise<void> {
  const { confirm, text = '' } = await overlays.modal({ title: holderMessages().code.title, editable: '' });
  const code = text.replace(/[\s-]/g, '');
  if (!confirm || code === '') return;
  if (CODE.test(code)) openCode(code);
  else overlays.toast(holderMessages().code.unknown);
}

/** Opens the landing page of codes, which explains one that leads nowhere, and says to the owner how the viewer came. */
function openCode(code: string): void {
  push('vcard.shareMiddlePage', { code });
}

/**
 * Takes a photo of a paper card, and opens the form with what was read from it. Never rejects: a failure is shown.
 */
export async function photographCard(store: HolderStore): Promise<void> {
  if (!(await acceptsPurpose())) return;
  const token = currentToken();
  await runWithToast(
    async () => {
      const [photo] = await pickPhotos(1);
      if (!photo) return;
      const answer = await readPhoto(photo.path);
      if (token === currentToken()) store.openDraft(draftOf(answer));
    },
    undefined,
    toastPhotoError
  );
}

/** Says what camera and album are used for, before the system asks. Resolves to whether the user goes on. */
async function acceptsPurpose(): Promise<boolean> {
  if (consent.cameraAuthorised) return true;
  const { photo: t } = holderMessages();
  const { confirm } = await overlays.modal({ title: t.purposeTitle, text: t.purpose, confirmText: t.choose });
  if (confirm) consent.setAuthorised('camera', true);
  return confirm;
}

async function readPhoto(path: string): Promise<PaperCardText | null> {
  overlays.loading(holderMessages().photo.reading);
  try {
    const { id } = await uploadPrivateImage('paperCard', path, { onProgress: () => undefined, handle: {} });
    return await readPaperCard(id);
  } finally {
    overlays.hideLoading();
    releaseFile(path);
  }
}

function draftOf(answer: PaperCardText | null): PersonDraft {
  const empty = { ...personForm.empty(), source: 'photo' as const };
  if (answer === null) return { kind: 'new', values: empty, photo: 'unread' };
  return { kind: 'new', values: { ...empty, ...answer.person }, photo: answer.isDemo ? 'demo' : 'read' };
}

function toastPhotoError(error: unknown): void {
  const { photo: t } = holderMessages();
  if (isApiError(error, 'FILE_TYPE')) overlays.toast(t.type);
  else if (isApiError(error, 'FILE_TOO_LARGE')) overlays.toast(t.size);
  else toastError(error);
}
