import { MINUTE_MS } from '@rules/duration';
import { copyText } from '../clipboard';
import { systemInfo } from '../system';
import type { TextFilePlatform } from './types';

const types: Record<string, string> = {
  '.txt': 'text/plain',
  '.json': 'application/json',
  '.ics': 'text/calendar',
  '.vcf': 'text/vcard'
};

/** WeChat's browser ignores downloads: there a file can only be copied. */
export const textFile: TextFilePlatform = {
  get methods(): TextFilePlatform['methods'] {
    return systemInfo().isWeChatBrowser ? ['copy'] : ['download', 'copy'];
  },
  async deliver(method, { name, text }) {
    if (method === 'copy') {
      if (!(await copyText(text))) throw new Error('the clipboard is closed');
      return true;
    }
    if (!this.methods.includes(method)) throw new Error("WeChat's browser ignores downloads");
    const type = types[name.slice(name.lastIndexOf('.'))] ?? 'text/csv';
    const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // Safari reads the file after the click has returned.
    setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS);
    return true;
  }
};
