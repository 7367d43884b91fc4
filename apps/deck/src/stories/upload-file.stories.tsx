import { contract } from '@deck/api/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { words } from './testing/assertions.ts';
import { attach } from './testing/interactions.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Upload file', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const upload = defineScenes('/orders/upload-file');
const { imports } = contract;
const at = '/orders/upload-file?file=file-arrivals&template=template-arrivals';

/** On this line half of a file leaves, and then no more. */
function stuckHalfway() {
  const send = spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
  });
  return () => send.mockRestore();
}
const arrivals = new File(['Booking;Total\n'.repeat(1_300)], 'arrivals-47.csv', { type: 'text/csv' });

export const Full = upload({ expected: words('imports:file.title') });
export const Sending = {
  ...upload({
    after: [attach(words('imports:file.label'), arrivals)],
    expected: (canvas) => void expect(within(canvas).getByRole('progressbar')).toBeVisible(),
  }),
  beforeEach: stuckHalfway,
};
export const Checked = upload({ at, expected: words('imports:check.rows') });
export const Loading = upload({ ...loading(imports.preview), at });
export const Failed = upload({ ...failed('imports:check.failed', imports.preview), at });
export const Forbidden = upload(forbidden);
