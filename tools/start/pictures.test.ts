import { expect, it, vi } from 'vitest';
import { CataloguePictures } from './pictures.ts';

it('without a browser here no pictures are made, and a start goes on', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const pictures = new CataloguePictures();
  pictures.make();
  expect(pictures.state).not.toBe('making');
  expect(() => pictures.stop()).not.toThrow();
  said.mockRestore();
});
