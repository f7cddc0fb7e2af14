import type { ReactNode } from 'react';
import { ChipsField } from '@/components/form/ChipsField';
import { PhotoField } from '@/components/upload/PhotoField';
import { UploadsStore } from '@/components/upload/Uploads.store';
import { VideoField } from '@/components/upload/VideoField';
import { textAreaLabel } from '@/platform/textAreaLabel';
import { settings } from '@/stores/settings';
import { fakeApi } from '@/testing/fakeApi';
import { renderComponent } from '@/testing/renderComponent';
import { ChoiceField } from './ChoiceField';
import { CodeInput } from './CodeInput';
import { DayField } from './DayField';
import { FieldControls } from './FieldControls';
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

describe('the error of a field', () => {
  const error = '请看这里';
  const uploads = () =>
    new UploadsStore(
      { pickFiles: () => Promise.resolve([]), uploadFile: () => Promise.reject(new Error()), releaseFile: ignore },
      1
    );
  const inField = (control: ReactNode) => (problem?: string) => (
    <FormField label="字段" error={problem}>
      {control}
    </FormField>
  );
  const fields: Record<string, (problem?: string) => ReactNode> = {
    'a choice': inField(<ChoiceField label="字段" text="" placeholder="选一个" onPress={ignore} />),
    'a day': inField(<DayField label="字段" value="" placeholder="选日期" onChange={ignore} />),
    'a one-time code': inField(<CodeInput value="" onChange={ignore} />),
    'several controls': inField(
      <FieldControls label="字段">
        <ChoiceField label="另一个" text="" placeholder="选一个" onPress={ignore} />
      </FieldControls>
    ),
    chips: (problem) => (
      <ChipsField
        field="kind"
        label="字段"
        options={[{ key: 'a', text: '甲' }]}
        value={null}
        onChange={ignore}
        error={problem}
      />
    ),
    photos: (problem) => <PhotoField store={uploads()} label="字段" error={problem} />,
    'a video': (problem) => <VideoField store={uploads()} label="字段" error={problem} />
  };

  beforeEach(() => settings.setLanguage('zh-Hans'));

  it.each(Object.keys(fields))('is read with its control: %s', async (name) => {
    const page = await renderComponent(fields[name]?.(error));
    const [control] = page.root().querySelectorAll('[aria-invalid="true"]');
    expect(control?.matches('[role="button"], [role="group"], input, taro-input-core')).toBe(true);
    expect(document.getElementById(control?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(error);
    await page.close();
  });

  it.each(Object.keys(fields))('is not claimed by a control without one: %s', async (name) => {
    const page = await renderComponent(fields[name]?.());
    expect(page.root().querySelector('[aria-invalid="true"], [role="alert"]')).toBeNull();
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
