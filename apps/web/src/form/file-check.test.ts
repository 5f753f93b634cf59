import { describe, expect, it } from 'vitest';
import { checkFile } from './file-check.ts';

const pdf = { extensions: ['.pdf'], maxMb: 200 };

describe('a chosen file', () => {
  it('is accepted with an allowed extension in upper or lower case', () => {
    expect(checkFile({ name: 'Inserat.PDF', size: 1000 }, pdf)).toBeUndefined();
  });

  it('is refused by its extension, which the message mentions', () => {
    expect(checkFile({ name: 'Inserat.docx', size: 1000 }, pdf)).toEqual({
      fault: 'wrongType',
      name: 'Inserat.docx',
      extension: 'docx',
      allowed: 'PDF',
    });
    expect(checkFile({ name: 'Inserat', size: 1000 }, pdf)).toEqual({
      fault: 'noExtension',
      name: 'Inserat',
      allowed: 'PDF',
    });
  });

  it('is refused when it is empty or too large', () => {
    expect(checkFile({ name: 'a.pdf', size: 0 }, pdf)).toEqual({ fault: 'empty' });
    expect(checkFile({ name: 'a.pdf', size: 201 * 1024 * 1024 }, pdf)).toEqual({
      fault: 'tooLarge',
      size: '201',
      limit: '200',
    });
  });
});
