import type { Park } from '@contract/park';
import { textFile } from '@/platform/textFile';
import { overlays } from '@/ui/overlays';
import { parkMessages } from './locale/messages';
import { brochureText } from './plotText';

/** Delivers the brochure of a park as a text file by the method that the user chooses. Never rejects. */
export async function deliverBrochure(park: Park): Promise<void> {
  const t = parkMessages().brochureFile;
  const file = { name: `${park.name}.txt`, text: brochureText(park) };
  const items = textFile.methods.map((method) => ({ text: t.methods[method] }));
  const method = textFile.methods[(await overlays.actionSheet({ title: file.name, items })) ?? -1];
  if (!method) return;
  try {
    const isDone = await textFile.deliver(method, file);
    // A user who sent the file to a chat needs no confirmation.
    if (isDone && method !== 'send') overlays.toast(t.done[method], { icon: 'circle-check' });
  } catch {
    overlays.toast(t.failed, { icon: 'info-circle' });
  }
}
