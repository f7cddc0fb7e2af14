import type { CopyText } from './types';

/** For pages without https, where browsers disable the clipboard. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;opacity:0';
  document.body.append(area);
  area.select();
  // The only way on http; deprecated without a successor for that case.
  const copied = document.execCommand('copy');
  area.remove();
  return copied;
}

export const copyText: CopyText = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
};
