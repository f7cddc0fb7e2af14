import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { type RouteName, routes } from '../../../src/routes';
import type { App } from '../harness/App';
import { ownerOf, queryOf } from '../pageVisits';
import { listTapBudget } from './budgets';
import { People } from './People';
import { setupScenario } from './setupScenario';

/** Pages with a list, and the filters, tabs and orders that draw another one. A number follows some of the names. */
const lists: [page: RouteName, taps: readonly (string | RegExp)[]][] = [
  ['market', ['全部', '种子', '30日', /^上涨 \d+$/, '日', '自选']],
  ['transaction', ['采购', '供应', '价格', '现货', '新货']],
  ['market.list', ['果实种子', '辛辣椒类', '全部', '自选']],
  ['quickNews.list', ['重要', '产地', '全部', '政策', '我关注的']],
  ['notifyCenter', [/^报价 \d+$/, /^名片 \d+$/, '全部']],
  ['supply.ours', [/^已下架 \d+$/]],
  ['purchase.ours', [/^已成交/, /^全部/]],
  ['quotation.ours', [/^已过期 \d+$/, /^全部 \d+$/, '我收到的', '我发出的']],
  ['exhibit.merchant', [/^原料 \d+$/, /^地方展团 \d+$/, '全部', '收藏']],
  ['exhibit.honorSelection', [/^风味调味奖/, '排名', '候选']],
  ['exhibit.parkInvestment', ['仓库', '全部类型', '我的意向', '园区']],
  ['exhibit.governmentInvestment', ['政策', '项目', '优势']],
  ['search.view', [/^供应 \d+$/, /^快讯 \d+$/, /^展商 \d+$/, '全部']]
];

describe('taps that draw another list', () => {
  const scene = setupScenario();
  const people = new People();

  for (const [page, taps] of lists) {
    describe(`of ${page}`, () => {
      let app: App;
      before(async () => {
        const path = routes[page];
        const { storage, token } = await people.enter(scene.server.url, ownerOf(path));
        const query = await queryOf(path, scene.server.url, token);
        app = await scene.open({ path, query, scene: 1007, storage });
      });

      for (const name of taps) {
        it(`keeps to the budget of a list on ${String(name)}`, async () => {
          const text =
            typeof name === 'string'
              ? name
              : app.page
                  .text()
                  .split('\n')
                  .find((line) => name.test(line));
          await app.tapForWindow({ text: text ?? String(name), nth: 0 });
          assert.ok((app.steps.list.at(-1)?.bytes ?? Infinity) <= listTapBudget(), app.steps.table());
        });
      }
    });
  }
});
