import type { DemoTransactionRow } from './demoTransaction.repository';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const yuan = (fen: number): string => (fen / 100).toFixed(2);

/** Texts of a transaction that has ended. */
const results: Record<DemoTransactionRow['state'], string> = {
  NOTPAY: '',
  SUCCESS: '已支付（演示）。没有产生真实扣款。',
  CLOSED: '订单已超时关闭，不能再支付。'
};

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
 * @param query query of the address, passed on to the actions
 * @param returnUrl address of the app to go back to; null without one
 */
export function demoPage(row: DemoTransactionRow, query: string, returnUrl: string | null): string {
  const action = (name: string, label: string, style = '') =>
    `<form method="post" action="/demo-pay/${row.order_no}/${name}${escaped(query)}"><button${style}>${label}</button></form>`;
  const actions = [action('pay', '支付', ' class="pay"'), action('cancel', '取消'), action('expire', '等到超时')].join(
    '\n'
  );
  const back = returnUrl === null ? '' : `<a href="${escaped(returnUrl)}">返回香市</a>`;
  return `<!doctype html>
<html lang="zh-Hans">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>演示支付</title>
<style>${STYLE}</style>
</head>
<body>
<strong>演示支付</strong>
<h1>${escaped(row.description)}</h1>
<output>¥${yuan(row.amount_fen)}</output>
${row.state === 'NOTPAY' ? actions : `<p role="status">${results[row.state]}</p>${back}`}
<small>订单号 ${row.order_no}。这是本机演示页面，代替微信支付，不会扣款。</small>
</body>
</html>`;
}
