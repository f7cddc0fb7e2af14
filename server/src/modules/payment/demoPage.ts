import type { Language } from '@contract/localText';
import { demoPageTexts } from './demoPageTexts';
import type { DemoTransactionRow } from './demoTransaction.repository';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const yuan = (fen: number): string => (fen / 100).toFixed(2);

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 26em; padding: 12vh 1.25em 2em; font: 16px/1.6 system-ui, sans-serif; }
strong { display: inline-block; padding: 0 .6em; border: 1px solid; border-radius: 4px; color: #b3261e; }
@media (prefers-color-scheme: dark) { strong { color: #ff9a90; } }
h1 { font-size: 1.1em; margin: 1.5em 0 0; font-weight: 500; }
output { display: block; font-size: 2.2em; font-weight: 600; margin: .2em 0 1em; }
button, a { box-sizing: border-box; display: block; width: 100%; min-height: 48px; margin: .75em 0; padding: .6em;
  border: 1px solid; border-radius: 8px; background: none; color: inherit; font: inherit; text-align: center;
  text-decoration: none; cursor: pointer; }
button.pay { background: #07793f; border-color: #07793f; color: #fff; }
small { display: block; margin-top: 1.5em; opacity: .75; overflow-wrap: anywhere; }`;

/**
 * Returns the page on which a visitor of the demo pays an order, leaves it unpaid, or lets its time end. It has no
 * scripts.
 * @param goods name of the goods in the language of the page
 * @param query query of the address, passed on to the actions
 * @param returnUrl address of the app to go back to; null without one
 */
export function demoPage(
  row: DemoTransactionRow,
  { goods, language, query, returnUrl }: { goods: string; language: Language; query: string; returnUrl: string | null }
): string {
  const t = demoPageTexts[language];
  const action = (name: string, label: string, style = '') =>
    `<form method="post" action="/demo-pay/${row.order_no}/${name}${escaped(query)}"><button${style}>${label}</button></form>`;
  const actions = [action('pay', t.pay, ' class="pay"'), action('cancel', t.cancel), action('expire', t.expire)].join(
    '\n'
  );
  const back = returnUrl === null ? '' : `<a href="${escaped(returnUrl)}">${t.back}</a>`;
  const result = row.state === 'NOTPAY' ? '' : t.results[row.state];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t.title}</title>
<style>${STYLE}</style>
</head>
<body>
<strong>${t.title}</strong>
<h1>${escaped(goods)}</h1>
<output>¥${yuan(row.amount_fen)}</output>
${row.state === 'NOTPAY' ? actions : `<p role="status">${result}</p>${back}`}
<small>${t.note(row.order_no)}</small>
</body>
</html>`;
}
