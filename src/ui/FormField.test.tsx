import { textAreaLabel } from '@/platform/textAreaLabel';
import { fakeApi } from '@/testing/fakeApi';
import { renderComponent } from '@/testing/renderComponent';
import { FormField } from './FormField';
import { TextInput } from './TextInput';

fakeApi();
const ignore = () => undefined;

describe('FormField', () => {
  it('has its error read with the input', async () => {
    const page = await renderComponent(
      <FormField label="单价" error="请填单价">
        <TextInput label="单价" value="" onChange={ignore} />
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

describe('the label of a text area', () => {
  it('names the element with the error on the field of the browser, which Taro puts into a box', () => {
    expect(textAreaLabel('备注', true, 'error')).toEqual({
      nativeProps: { 'aria-label': '备注', 'aria-invalid': 'true', 'aria-describedby': 'error' }
    });
  });
});
