import { fakeApi } from '@/testing/fakeApi';
import { renderComponent } from '@/testing/renderComponent';
import { Avatar } from './Avatar';

fakeApi();
const { API_HOST: host } = globalThis as { API_HOST?: string };
beforeAll(() => Object.assign(globalThis, { API_HOST: 'https://api.example.com' }));
afterAll(() => Object.assign(globalThis, { API_HOST: host }));

describe('Avatar', () => {
  it.each([
    ['/uploads/a.webp', 'https://api.example.com/uploads/a.webp'],
    ['https://cdn.example.com/a.webp', 'https://cdn.example.com/a.webp']
  ])('loads a picture of the server from its host: %s', async (src, address) => {
    const page = await renderComponent(<Avatar name="覃秀兰" src={src} />);
    expect(page.root().innerHTML).toContain(`src="${address}"`);
    await page.close();
  });

  it('shows the surname without a picture', async () => {
    const page = await renderComponent(<Avatar name="覃秀兰" src={null} />);
    expect(page.has('覃')).toBe(true);
    await page.close();
  });
});
