import { fakeApi } from '@/testing/fakeApi';
import { renderComponent } from '@/testing/renderComponent';
import { ItemList, ListItem } from './index.h5';

fakeApi();

const roles = (root: HTMLElement) =>
  [...root.querySelectorAll('[role="list"], [role="listitem"]')].map(
    (element) => `${element.getAttribute('role')} ${element.textContent}`
  );

describe('ItemList', () => {
  it('makes each row an item, without boxes that change the layout', async () => {
    const page = await renderComponent(
      <ItemList>
        {['八角', '桂皮'].map((name) => (
          <p key={name}>{name}</p>
        ))}
        {false}
      </ItemList>
    );
    const [list] = page.root().querySelectorAll<HTMLElement>('[role="list"]');
    expect(list && roles(list)).toEqual(['listitem 八角', 'listitem 桂皮']);
    expect([list, ...(list?.children ?? [])].map((element) => (element as HTMLElement).style.display)).toEqual([
      'contents',
      'contents',
      'contents'
    ]);
    await page.close();
  });

  it('is nothing without rows', async () => {
    const page = await renderComponent(
      <main id="around">
        <ItemList>{[]}</ItemList>
        <ListItem>{false}</ListItem>
      </main>
    );
    expect(document.getElementById('around')?.innerHTML).toBe('');
    await page.close();
  });
});

describe('ListItem', () => {
  it('says its position among rows that are not all in the document', async () => {
    const page = await renderComponent(
      <div role="list">
        <ListItem index={40} count={-1}>
          <p>八角</p>
        </ListItem>
      </div>
    );
    const item = page.root().querySelector('[role="listitem"]');
    expect([item?.getAttribute('aria-posinset'), item?.getAttribute('aria-setsize')]).toEqual(['41', '-1']);
    await page.close();
  });
});
