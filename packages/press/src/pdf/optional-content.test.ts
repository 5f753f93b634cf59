import { PDFContext, PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { isHidden } from './optional-content.ts';

test('the evaluation of an expression that contains itself many times ends', () => {
  const context = PDFContext.create();
  const itself = context.nextRef();
  context.assign(itself, context.obj([PDFName.of('And'), ...Array.from({ length: 12 }, () => itself)]));
  const membership = context.obj({ Type: 'OCMD', VE: itself });
  expect(isHidden(membership, membership, new Set())).toBe(false);
});
