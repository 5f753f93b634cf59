import { describe, expect, test } from 'vitest';
import { drawnImage } from '../testing/drawn-image.ts';
import { drawnText } from '../testing/drawn-text.ts';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { type Drawing, onBarePage } from '../testing/hide-in.ts';

describe('a page', () => {
  test.each<[string, Drawing, string[]]>([
    ['without anything', { content: '' }, ['error']],
    ['with only white areas', { content: '0 0 0 0 k 9 9 99 99 re f' }, ['error']],
    ['with invisible text', drawnText(20, '3 Tr'), ['error']],
    ['with an object outside it', { content: '0 0 0 1 k 900 9 99 99 re f' }, ['error']],
    ['with an object clipped away', { content: '0 0 5 5 re W n 0 0 0 1 k 90 9 99 99 re f' }, ['error']],
    ['with a path that is not painted', { content: '9 9 99 99 re n' }, ['error']],
    ['with an area', { content: '0 0 0 1 k 9 9 99 99 re f' }, []],
    ['with text', drawnText(20, ''), []],
    ['with an image', drawnImage({ widthPx: 40, heightPx: 40, widthPt: 8, heightPt: 8 }), []],
  ])('%s', async (_, drawing, expected) => {
    expect(await verdict(await onBarePage(drawing), 'PAGE-EMPTY')).toEqual(expected);
  });

  test('on which everything is white is not called empty', async () => {
    const params = async (drawing: Drawing) =>
      (await findingsOf(await onBarePage(drawing), 'PAGE-EMPTY')).map((finding) => finding.params.variant);
    expect(await params({ content: '0 0 0 0 k 9 9 99 99 re f' })).toEqual(['onlyWhite']);
    expect(await params({ content: '' })).toEqual([undefined]);
    expect(await params({ content: '0 0 0 1 k 900 9 99 99 re f' })).toEqual([undefined]);
  });
});
