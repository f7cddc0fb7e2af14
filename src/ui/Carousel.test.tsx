import { fakeApi } from '@/testing/fakeApi';
import { renderComponent } from '@/testing/renderComponent';
import { Carousel } from './Carousel';

fakeApi();

describe('Carousel', () => {
  it('keeps the keys and screen readers from the copy of its first slide', async () => {
    dispatchEvent(new Event('pointerdown'));
    const slides = ['甲', '乙'].map((text) => ({ key: text, content: <button type="button">{text}</button> }));
    const page = await renderComponent(<Carousel label="横幅" slides={slides} />);
    const buttons = [...page.root().querySelectorAll('[aria-label="横幅"] button')];
    const reachable = buttons.filter((button) => !button.closest('[inert], [aria-hidden="true"]'));
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['甲', '乙', '甲']);
    expect(reachable.map(({ textContent }) => textContent)).toEqual(['甲', '乙']);
    await page.close();
  });
});
