import { messages } from '@/locale/messages';
import { copyText } from '@/platform/clipboard';
import { saveContact } from '@/platform/contacts';
import type { ContactPerson } from '@/platform/contacts/types';
import { overlays } from '@/ui/overlays';
import { contactMessages } from './locale/messages';

/** Saves a person in the phone's address book, and shows what became of it. Never rejects. */
export async function saveToPhone(person: ContactPerson): Promise<void> {
  const t = contactMessages();
  try {
    // Most phones do not show the WeChat id, but the note.
    const note = person.weChatId && t.weChatNote(person.weChatId);
    switch (await saveContact({ ...person, note })) {
      case 'saved':
        overlays.toast(t.saved, { icon: 'circle-check' });
        return;
      case 'downloaded':
        overlays.toast(t.downloaded);
        return;
      case 'unsupported':
        await explainBrowser(person);
        return;
      case 'cancelled':
    }
  } catch (error) {
    console.warn('a contact was not saved', error);
    overlays.toast(t.failed, { icon: 'info-circle' });
  }
}

/** Says where a contact can be saved, and offers to copy the number instead. */
async function explainBrowser({ mobile, otherMobile, landline }: ContactPerson): Promise<void> {
  const { title, text, copyNumber } = contactMessages().unsupported;
  const number = [mobile, otherMobile, landline].find(Boolean);
  if (number === undefined) {
    await overlays.modal({ title, text, isNotice: true });
    return;
  }
  const { confirm } = await overlays.modal({ title, text, confirmText: copyNumber });
  if (confirm) overlays.toast((await copyText(number)) ? messages().copied : messages().copyFailed);
}
