import { MINUTE_MS } from '@rules/duration';
import { copyText } from '../clipboard';
import type { TextFilePlatform } from './types';

const types: Record<string, string> = { '.json': 'application/json', '.ics': 'text/calendar', '.vcf': 'text/vcard' };

export const textFile: TextFilePlatform = {
  methods: ['download', 'copy'],
  async deliver(method, { name, text }) {
    if (method === 'copy') {
      if (!(await copyText(text))) throw new Error('the clipboard is closed');
      return true;
    }
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
