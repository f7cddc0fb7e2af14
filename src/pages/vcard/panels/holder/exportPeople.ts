import type { HolderExport, HolderFilter } from '@contract/holder';
import { MAX_HOLDER_SELECTION } from '@rules/holder';
import { shanghaiDay } from '@rules/shanghaiTime';
import { exportHolder } from '@/api/holder';
import { isApiError } from '@/lib/ApiError';
import { textFile } from '@/platform/textFile';
import { currentToken } from '@/request/session';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import type { HolderStore } from './Holder.store';
import { holderMessages } from './locale/messages';

/** People to export, with the text of the choice. */
interface ExportScope {
  text: string;
  ids?: readonly string[];
  filter?: HolderFilter;
}

interface ExportedFile {
  name: string;
  text: string;
  count: number;
}

const formats = ['csv', 'vcard3', 'vcard4'] as const satisfies HolderExport[];

/** Exports people as a file, in a format and by a method that the user chooses. Never rejects: a failure is shown. */
export async function exportPeople(store: HolderStore): Promise<void> {
  const t = holderMessages().export;
  const scope = await askForScope(store);
  if (!scope) return;
  const items = formats.map((format) => ({ text: t.formats[format], hint: t.formatHints[format] }));
  const choice = await overlays.actionSheet({ title: t.formatTitle, items });
  const format = choice === null ? undefined : formats[choice];
  if (format) await runWithToast(() => exportFile(scope, format), undefined, toastFileError);
}

async function askForScope(store: HolderStore): Promise<ExportScope | undefined> {
  const scopes = scopesOf(store);
  if (scopes.length === 1) return scopes[0];
  const choice = await overlays.actionSheet({ title: holderMessages().export.title, items: scopes });
  return choice === null ? undefined : scopes[choice];
}

/** The selection alone while people are selected; else all people, and those of the list when it shows fewer. */
function scopesOf({ selection, list, summary }: HolderStore): ExportScope[] {
  const t = holderMessages().export;
  if (selection.count > 0) return [{ text: t.selected(selection.count), ids: selection.ids }];
  const all = { text: t.all(summary?.tabs.all ?? list.items.length) };
  const isWhole = list.items.length === 0 || list.items.length === summary?.tabs.all;
  return isWhole ? [all] : [{ text: t.listed(list.items.length), filter: list.filter }, all];
}

async function exportFile(scope: ExportScope, format: HolderExport): Promise<void> {
  const t = holderMessages().export;
  const token = currentToken();
  const file = await fetchFile(scope, format);
  // Another user is logged in by now.
  if (token !== currentToken()) return;
  if (file.count === 0) {
    overlays.toast(t.empty);
    return;
  }
  // Platforms deliver a file only shortly after a tap, so the user has to tap again after the download.
  const items = textFile.methods.map((method) => ({ text: t.fileMethods[method] }));
  const method = textFile.methods[(await overlays.actionSheet({ title: file.name, items })) ?? -1];
  if (!method) return;
  const isDone = await textFile.deliver(method, file);
  // A user who sent the file to a chat needs no confirmation.
  if (isDone && method !== 'send') overlays.toast(t.fileDone[method], { icon: 'circle-check' });
}

async function fetchFile(scope: ExportScope, format: HolderExport): Promise<ExportedFile> {
  const t = holderMessages().export;
  overlays.loading(t.preparing);
  try {
    const parts = await fetchParts(scope, format);
    return {
      name: `${t.fileName}-${shanghaiDay(Date.now())}${format === 'csv' ? '.csv' : '.vcf'}`,
      text: joinParts(
        parts.map(({ text }) => text),
        format
      ),
      count: parts.reduce((sum, { count }) => sum + count, 0)
    };
  } finally {
    overlays.hideLoading();
  }
}

/** A long selection is sent in parts. */
async function fetchParts(
  { ids, filter }: ExportScope,
  format: HolderExport
): Promise<{ text: string; count: number }[]> {
  if (!ids) return [await exportHolder({ format, ...(filter && { filter }) })];
  const parts = [];
  for (let start = 0; start < ids.length; start += MAX_HOLDER_SELECTION) {
    parts.push(await exportHolder({ format, ids: ids.slice(start, start + MAX_HOLDER_SELECTION) }));
  }
  return parts;
}

/** Every table begins with its titles; one of them is enough. */
function joinParts(texts: readonly string[], format: HolderExport): string {
  if (format !== 'csv') return texts.join('');
  return texts.map((text, index) => (index === 0 ? text : text.slice(text.indexOf('\r\n') + 2))).join('');
}

function toastFileError(error: unknown): void {
  if (isApiError(error)) toastError(error);
  else overlays.toast(holderMessages().export.fileFailed, { icon: 'info-circle' });
}
