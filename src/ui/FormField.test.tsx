import { fakeApi } from '@/testing/fakeApi';
import { renderComponent } from '@/testing/renderComponent';
import { FormField } from './FormField';
import { TextArea } from './TextArea';
import { TextInput } from './TextInput';

fakeApi();
const ignore = () => undefined;

describe('FormField', () => {
  it.each([
    ['input', <TextInput key="input" label="单价" value="" onChange={ignore} />],
    ['textarea', <TextArea key="area" label="单价" value="" onChange={ignore} />]
  ])('has its error read with the %s', async (_, input) => {
    const page = await renderComponent(
      <FormField label="单价" error="请填单价">
        {input}
      </FormField>
    );
    const field = page.field('单价');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const error = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('请填单价');
    expect(error?.getAttribute('role')).toBe('alert');
    await page.close();
  });

  it('describes no input that has no error', async () => {
    const page = await renderComponent(
      <FormField label="单价" hint="每公斤">
        <TextInput label="单价" value="" onChange={ignore} />
      </FormField>
    );
    expect(page.field('单价').hasAttribute('aria-describedby')).toBe(false);
    expect(page.field('单价').hasAttribute('aria-invalid')).toBe(false);
    await page.close();
  });
});
